import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { chanceOf, isRight } from '#audio/music/ear/judge.ts';
import type { Answer } from '#audio/music/ear/question.ts';
import { notProvided } from '#lib/not-provided.ts';
import type { BandCommand, BandInput } from '#src/band/session.ts';
import { isNew } from './introduction.ts';
import type { RoundQuestion } from './next-question.ts';
import {
  answerableFromBar,
  type EarContext,
  type EarEmitted,
  type EarEvent,
  ENDLESS,
  mixerOf,
  type Outcome,
  type QuestionMusic,
  type ReadyQuestion,
  type WriterInput,
} from './round-context.ts';

/** The types, actions and guards of the machine of a round. The view provides the actors. */
export const earSetup = setup({
  types: {
    context: {} as EarContext,
    events: {} as EarEvent,
    emitted: {} as EarEmitted,
  },
  actors: {
    chooser: fromPromise<RoundQuestion | null, WriterInput>(notProvided),
    composer: fromPromise<QuestionMusic, RoundQuestion>(notProvided),
    writer: fromPromise<ReadyQuestion | null, WriterInput>(notProvided),
    band: fromCallback<BandCommand, BandInput>(notProvided),
  },
  delays: {
    roundLength: ({ context: { plan } }) => (plan?.minutes ?? ENDLESS) * 60_000,
  },
  guards: {
    isNew: ({ context: { asked, outcomes } }) => isNew(asked, outcomes),
    playsByItself: ({ context }) => context.plan?.autoplay ?? false,
    /** A tap is made on the music that is playing. */
    isHeard: ({ context }, answer: Answer) => context.isHeard || answer.kind === 'tap',
    isAnswerable: ({ context: { asked } }, bar: number) =>
      Boolean(asked?.written && bar >= answerableFromBar(asked, asked.written.piece)),
    isWritten: ({ context }) => Boolean(context.asked?.written),
    isOver: ({ context }) => context.isTimeUp || context.next === null,
  },
  actions: {
    settle: assign(
      ({ context: { asked, outcomes } }, given: Pick<Outcome, 'answer' | 'refusal'>) => {
        if (!asked) return {};
        const { entry, question } = asked;
        const right = given.answer ? isRight(question.task, given.answer) : null;
        return { outcomes: [...outcomes, { entry, question, right, ...given }], next: undefined };
      },
    ),
    report: emit(({ context }) => {
      const [{ question, right }] = context.outcomes.slice(-1) as [Outcome];
      const { skill, item, level, task } = question;
      const answer = { skill, item, level, chance: chanceOf(task), right: right === true };
      return { type: 'question.answered', answer } as const;
    }),
    ask: assign((_, chosen: RoundQuestion | ReadyQuestion | null) => ({
      asked: chosen && { written: null, ...chosen },
      isHeard: false,
      next: undefined,
      failure: null,
    })),
    mix: sendTo('band', ({ context }) => ({ type: 'mixer.changed', mixer: mixerOf(context) })),
    write: assign({
      asked: ({ context: { asked } }, written: QuestionMusic) => asked && { ...asked, written },
    }),
    fail: assign({ failure: (_, reason: string) => reason }),
  },
});
