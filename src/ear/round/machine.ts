import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { chanceOf, isRight } from '#audio/music/ear/judge.ts';
import { notProvided } from '#lib/not-provided.ts';
import type { BandCommand, BandInput } from '#src/band/session.ts';
import type { EarAnswer } from '#src/ear/record/ear-record.ts';
import { isNew } from './introduction.ts';
import type { RoundQuestion } from './next-question.ts';
import {
  answerableFromBar,
  type EarContext,
  type EarEvent,
  type EarOutcome,
  initialContext,
  inputOf,
  inputOfWriter,
  mixerOf,
  type QuestionMusic,
  type ReadyQuestion,
  type WriterInput,
} from './round-context.ts';

const NOT_CHOSEN =
  'The question could not be loaded. Check the connection and start the round again.';
const NOT_WRITTEN = 'The question could not be loaded. Check the connection and press Play again.';

/** The players who are emphasised when the passage is replayed. */
const louder = ({ asked, emphasis }: EarContext) => (emphasis ? asked?.question.focus : []);

/** Transitions that end the music. */
const ENDS = {
  'play.toggle': 'silent',
  'playback.ended': { target: 'silent', actions: 'end' },
} as const;

/**
 * Rounds of ear training. A question can be replayed any number of times and answered once, but only after enough of it
 * has been heard. Then its passage can be replayed while the next question is generated. The first question is shown
 * before its music is ready. Questions play automatically unless the plan says otherwise. A question with new sounds
 * comes after their introduction.
 */
export const earMachine = setup({
  types: {
    context: {} as EarContext,
    events: {} as EarEvent,
    emitted: {} as { type: 'question.answered'; answer: EarAnswer },
  },
  actors: {
    chooser: fromPromise<RoundQuestion | null, WriterInput>(notProvided),
    composer: fromPromise<QuestionMusic, RoundQuestion>(notProvided),
    writer: fromPromise<ReadyQuestion | null, WriterInput>(notProvided),
    band: fromCallback<BandCommand, BandInput>(notProvided),
  },
  guards: {
    isWritten: ({ context }) => Boolean(context.asked?.written),
    isOver: ({ context: { next, endsAt } }) =>
      next === null || (endsAt !== null && Date.now() >= endsAt),
  },
  actions: {
    settle: assign(
      ({ context: { asked, outcomes } }, given: Pick<EarOutcome, 'answer' | 'refusal'>) => {
        if (!asked) return {};
        const { entry, question } = asked;
        const right = given.answer ? isRight(question.task, given.answer) : null;
        return { outcomes: [...outcomes, { entry, question, right, ...given }], next: undefined };
      },
    ),
    report: emit(({ context }) => {
      const [{ question, right }] = context.outcomes.slice(-1) as [EarOutcome];
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
    emphasise: assign({ emphasis: ({ context }) => !context.emphasis }),
    mix: sendTo('band', ({ context }) => ({
      type: 'mixer.changed',
      mixer: mixerOf(louder(context)),
    })),
    fail: assign({ failure: (_, reason: string | null) => reason }),
    end: assign({
      failure: ({ event }) => (event.type === 'playback.ended' && event.failure) || null,
    }),
  },
}).createMachine({
  id: 'ear',
  context: { ...initialContext(null), emphasis: true },
  initial: 'choosing',
  states: {
    choosing: {},
    round: {
      initial: 'choosing',
      on: {
        'round.end': [
          { guard: ({ context }) => context.outcomes.length > 0, target: 'finished' },
          { target: 'choosing' },
        ],
      },
      states: {
        /** Chooses the first question, or the next one when a round is resumed. */
        choosing: {
          invoke: {
            src: 'chooser',
            input: ({ context }) => inputOfWriter(context),
            onDone: [
              // A shared round was left after its last answer.
              { guard: ({ event }) => event.output === null, target: '#ear.finished' },
              {
                target: 'opening',
                actions: { type: 'ask', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: '#ear.choosing',
              actions: { type: 'fail', params: NOT_CHOSEN },
            },
          },
        },
        opening: {
          always: [
            {
              guard: ({ context: { asked, outcomes } }) => isNew(asked, outcomes),
              target: 'introducing',
            },
            { target: 'asking' },
          ],
        },
        /** The sounds of the question are new to the learner, who first hears them with their names. */
        introducing: { on: { 'question.begin': 'asking' } },
        asking: {
          type: 'parallel',
          on: {
            'answer.refuse': {
              target: 'answered',
              actions: { type: 'settle', params: ({ event: { refusal } }) => ({ refusal }) },
            },
            'answer.give': {
              // A tap is made while the music plays, so it need not wait for `isHeard`.
              guard: ({ context, event }) => context.isHeard || event.answer.kind === 'tap',
              target: 'answered',
              actions: [
                { type: 'settle', params: ({ event: { answer } }) => ({ answer }) },
                'report',
              ],
            },
          },
          states: {
            music: {
              initial: 'opening',
              states: {
                opening: {
                  always: { guard: 'isWritten', target: 'written' },
                  on: { 'question.shown': 'composing' },
                },
                composing: {
                  entry: { type: 'fail', params: null },
                  invoke: {
                    src: 'composer',
                    input: ({ context: { asked } }) => {
                      if (!asked) throw new Error('There is no question');
                      return asked;
                    },
                    onDone: {
                      target: 'written',
                      actions: assign({
                        asked: ({ context: { asked }, event }) =>
                          asked && { ...asked, written: event.output },
                      }),
                    },
                    onError: {
                      target: 'missing',
                      actions: { type: 'fail', params: NOT_WRITTEN },
                    },
                  },
                },
                /** The music failed to load. Play tries again. */
                missing: { on: { 'play.toggle': 'composing' } },
                written: {},
              },
            },
            sound: {
              initial: 'opening',
              states: {
                opening: {
                  always: [
                    { guard: ({ context }) => context.plan?.autoplay ?? false, target: 'awaited' },
                    { target: 'silent' },
                  ],
                },
                silent: { on: { 'play.toggle': 'awaited' } },
                /** Plays as soon as the music is ready. */
                awaited: {
                  always: [
                    { guard: 'isWritten', target: 'playing' },
                    { guard: ({ context }) => context.failure !== null, target: 'silent' },
                  ],
                  on: { 'play.toggle': 'silent' },
                },
                playing: {
                  entry: { type: 'fail', params: null },
                  invoke: {
                    id: 'band',
                    src: 'band',
                    input: ({ context }) => inputOf(context.asked?.written?.piece),
                  },
                  on: {
                    ...ENDS,
                    'bar.started': {
                      guard: ({ context: { asked }, event: { bar } }) =>
                        Boolean(
                          asked?.written && bar >= answerableFromBar(asked, asked.written.piece),
                        ),
                      actions: assign({ isHeard: true }),
                    },
                  },
                },
              },
            },
          },
        },
        answered: {
          type: 'parallel',
          invoke: {
            src: 'writer',
            input: ({ context }) => inputOfWriter(context),
            onDone: { actions: assign({ next: ({ event }) => event.output }) },
            onError: {
              actions: [assign({ next: null }), { type: 'fail', params: NOT_CHOSEN }],
            },
          },
          states: {
            learner: {
              initial: 'listening',
              states: {
                listening: { on: { 'question.next': 'waiting' } },
                /** Waits for the next question, which may not be ready yet. */
                waiting: {
                  always: [
                    { guard: 'isOver', target: '#ear.finished' },
                    {
                      guard: ({ context }) => context.next !== undefined,
                      target: '#ear.round.opening',
                      actions: { type: 'ask', params: ({ context }) => context.next ?? null },
                    },
                  ],
                },
              },
            },
            sound: {
              initial: 'silent',
              states: {
                silent: {
                  on: {
                    'play.toggle': { guard: 'isWritten', target: 'playing' },
                    'emphasis.toggle': { actions: 'emphasise' },
                  },
                },
                playing: {
                  entry: { type: 'fail', params: null },
                  invoke: {
                    id: 'band',
                    src: 'band',
                    input: ({ context }) =>
                      inputOf(context.asked?.written?.explained, louder(context)),
                  },
                  on: { ...ENDS, 'emphasis.toggle': { actions: ['emphasise', 'mix'] } },
                },
              },
            },
          },
        },
      },
    },
    finished: { on: { 'round.leave': 'choosing' } },
  },
  on: {
    'round.start': {
      target: '.round',
      actions: assign(({ event }) => initialContext(event.plan, event.outcomes)),
    },
  },
});
