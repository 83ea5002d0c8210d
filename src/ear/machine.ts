import {
  type ActorRefFrom,
  assign,
  emit,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import { chanceOf, isRight } from '#audio/music/ear/judge.ts';
import { type Answer, type Piece, type Skill, TAPPED } from '#audio/music/ear/question.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';
import { PLAYERS } from '#src/band/players.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';
import type { Refusal } from '#src/sound/taps/refusal.ts';
import type { EarAnswer } from './ear-record.ts';
import type { Chosen, RoundPlan } from './next-question.ts';

/** A question with its music written. */
export interface Ready extends Chosen {
  piece: Piece;
  explained: Piece;
}

/** Why an answer is not judged; `unloaded` if the question could not be played. */
export type EarRefusal = Refusal | 'unloaded';

/** An answered question. */
export interface Outcome extends Chosen {
  /** `null` if it could not be judged. */
  right: boolean | null;
}

/** The outcomes that count. */
export const judged = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ right }) => right !== null);

export interface EarContext {
  /** `null` before the first round. */
  plan: RoundPlan | null;
  asked: Ready | null;
  /** What is asked next; `undefined` while it is being written, `null` when there is none. */
  next: Ready | null | undefined;
  answer: Answer | null;
  /** Whether enough of the question has been heard to answer it, or all of one that is answered by a tap. */
  isHeard: boolean;
  /** Why the answer was not judged; `null` if it was. */
  refusal: EarRefusal | null;
  outcomes: readonly Outcome[];
  /** When the time is up, as `Date.now()` counts; `null` in a round without end. */
  endsAt: number | null;
  /** No further question is asked. */
  isTimeUp: boolean;
  /** Whether those who are concerned are brought forward when the passage is heard again. */
  forward: boolean;
  /** Why nothing could be played; `null` after the next try. */
  failure: string | null;
}

export type EarEvent =
  /** A round begins, or goes on after what was answered. */
  | { type: 'round.start'; plan: RoundPlan; outcomes?: readonly Outcome[] }
  /** The learner ends the round before its time. */
  | { type: 'round.end' }
  /** Back to the choice of a round. */
  | { type: 'round.leave' }
  | { type: 'play.toggle' }
  | { type: 'answer.give'; answer: Answer }
  /** The learner has answered what was not heard, or tapped, but nobody can say on what. */
  | { type: 'answer.refuse'; refusal: EarRefusal }
  | { type: 'forward.toggle' }
  | { type: 'question.next' }
  | BandEvent;

export type EarEmitted = { type: 'question.answered'; answer: EarAnswer };

/** What the next question is chosen from. */
export interface WriterInput {
  plan: RoundPlan;
  place: number;
}

/** Minutes of a round without end: the longest delay that a timer takes is 24 days. */
const ENDLESS = 24 * 60;
/** Volumes of those who are concerned, and of the others, when a passage is explained. */
const FORWARD = 1.35;
const BACK = 0.4;

/** The skills whose questions are decided by their end. */
export const DECIDED_LATE: readonly Skill[] = [...TAPPED, 'changed', 'tempo', 'chord'];

/** The bar with which enough of a question has been heard: after its first bar, or when its last one begins. */
function tellingBar({ question, piece }: Ready): number {
  const last = piece.bars.length - 1;
  return DECIDED_LATE.includes(question.skill) ? last : Math.min(1, last);
}

const NOT_WRITTEN =
  'The question could not be loaded. Check the connection and start the round again.';

/** The mixer for a passage that is heard again. */
function mixerOf({ asked, forward }: EarContext): MixerState {
  const focus = asked?.question.focus ?? [];
  if (!forward || focus.length === 0) return INITIAL_MIXER;
  return PLAYERS.reduce(
    (mixer, { id }) => withChannel(mixer, id, { volume: focus.includes(id) ? FORWARD : BACK }),
    INITIAL_MIXER,
  );
}

function inputOf(piece: Piece | undefined, mixer: MixerState): BandInput {
  if (!piece) throw new Error('There is no question');
  const { bars, bpm, countIn, guests } = piece;
  return { barAt: (bar) => bars[bar] ?? null, bpm, countIn, guests, mixer };
}

function inputOfWriter({ plan, outcomes }: EarContext): WriterInput {
  if (!plan) throw new Error('There is no round');
  const place = outcomes.length;
  // A device on which taps cannot be judged is not asked for more of them.
  const untapped = plan.skills.filter((skill) => !TAPPED.includes(skill));
  const isRefused = outcomes.some(({ right }) => right === null);
  const skills = isRefused && untapped.length > 0 ? untapped : plan.skills;
  return { plan: { ...plan, skills }, place };
}

/**
 * Rounds of questions by ear. A question is heard as often as wanted and answered once, but not before enough
 * of it has been heard; then the passage can
 * be heard again, while the next question is written. Nothing plays by itself unless the plan says so, so
 * that nothing is read out over the music.
 */
export const earMachine = setup({
  types: {
    context: {} as EarContext,
    events: {} as EarEvent,
    emitted: {} as EarEmitted,
  },
  actors: {
    writer: fromPromise<Ready | null, WriterInput>(() => {
      throw new Error('the view provides the writer');
    }),
    band: fromCallback<BandCommand, BandInput>(() => {
      throw new Error('the view provides the band');
    }),
  },
  delays: {
    roundLength: ({ context: { plan } }) => (plan?.minutes ?? ENDLESS) * 60_000,
  },
  guards: {
    playsByItself: ({ context }) => context.plan?.autoplay ?? false,
    /** A tap is made on what is heard. */
    isHeard: ({ context }, answer: Answer) => context.isHeard || answer.kind === 'tap',
    isTelling: ({ context: { asked } }, bar: number) => asked !== null && bar >= tellingBar(asked),
    isOver: ({ context }) => context.isTimeUp || context.next === null,
  },
  actions: {
    judge: assign(({ context }, answer: Answer) => {
      const { asked, outcomes } = context;
      if (!asked) return {};
      const { entry, question } = asked;
      const right = isRight(question.task, answer);
      return { answer, outcomes: [...outcomes, { entry, question, right }], next: undefined };
    }),
    refuse: assign(({ context: { asked, outcomes } }, refusal: EarRefusal) => {
      if (!asked) return {};
      const { entry, question } = asked;
      return {
        refusal,
        outcomes: [...outcomes, { entry, question, right: null }],
        next: undefined,
      };
    }),
    report: emit(({ context }) => {
      const outcome = context.outcomes.at(-1);
      if (!outcome) throw new Error('Nothing is answered');
      const { question, right } = outcome;
      if (right === null) throw new Error('Nothing is judged');
      const { skill, item, level, task } = question;
      const answer = { skill, item, level, chance: chanceOf(task), right };
      return { type: 'question.answered', answer } as const;
    }),
    askNext: assign(({ context }) => ({
      asked: context.next ?? null,
      answer: null,
      isHeard: false,
      refusal: null,
      next: undefined,
      failure: null,
    })),
    mix: sendTo('band', ({ context }) => ({ type: 'mixer.changed', mixer: mixerOf(context) })),
    fail: assign({ failure: (_, reason: string) => reason }),
  },
}).createMachine({
  id: 'ear',
  context: {
    plan: null,
    asked: null,
    next: undefined,
    answer: null,
    isHeard: false,
    refusal: null,
    outcomes: [],
    endsAt: null,
    isTimeUp: false,
    forward: true,
    failure: null,
  },
  initial: 'choosing',
  states: {
    choosing: {},
    round: {
      initial: 'writing',
      after: { roundLength: { actions: assign({ isTimeUp: true }) } },
      on: {
        'round.end': [
          { guard: ({ context }) => context.outcomes.length > 0, target: 'finished' },
          { target: 'choosing' },
        ],
      },
      states: {
        /** The first question is written, or the next one of a round that goes on. */
        writing: {
          invoke: {
            src: 'writer',
            input: ({ context }) => inputOfWriter(context),
            onDone: [
              // A shared round was left after its last answer.
              { guard: ({ event }) => event.output === null, target: '#ear.finished' },
              {
                target: 'asking',
                actions: [assign({ next: ({ event }) => event.output }), 'askNext'],
              },
            ],
            onError: {
              target: '#ear.choosing',
              actions: { type: 'fail', params: NOT_WRITTEN },
            },
          },
        },
        asking: {
          initial: 'opening',
          on: {
            'answer.refuse': {
              target: 'answered',
              actions: { type: 'refuse', params: ({ event }) => event.refusal },
            },
            'answer.give': {
              guard: { type: 'isHeard', params: ({ event }) => event.answer },
              target: 'answered',
              actions: [{ type: 'judge', params: ({ event }) => event.answer }, 'report'],
            },
          },
          states: {
            opening: {
              always: [{ guard: 'playsByItself', target: 'playing' }, { target: 'silent' }],
            },
            silent: { on: { 'play.toggle': 'playing' } },
            playing: {
              entry: assign({ failure: null }),
              initial: 'starting',
              invoke: {
                id: 'band',
                src: 'band',
                input: ({ context }) => inputOf(context.asked?.piece, INITIAL_MIXER),
              },
              on: {
                'play.toggle': 'silent',
                'bar.started': {
                  guard: { type: 'isTelling', params: ({ event }) => event.bar },
                  actions: assign({ isHeard: true }),
                },
                'playback.ended': 'silent',
                'playback.failed': {
                  target: 'silent',
                  actions: { type: 'fail', params: ({ event }) => event.reason },
                },
              },
              states: {
                starting: { on: { 'playback.started': 'heard' } },
                heard: {},
              },
            },
          },
        },
        answered: {
          type: 'parallel',
          states: {
            next: {
              initial: 'writing',
              states: {
                writing: {
                  invoke: {
                    src: 'writer',
                    input: ({ context }) => inputOfWriter(context),
                    onDone: [
                      {
                        guard: stateIn({ round: { answered: { next: { writing: 'awaited' } } } }),
                        target: '#ear.round.leaving',
                        actions: assign({ next: ({ event }) => event.output }),
                      },
                      {
                        target: 'written',
                        actions: assign({ next: ({ event }) => event.output }),
                      },
                    ],
                    onError: [
                      {
                        guard: stateIn({ round: { answered: { next: { writing: 'awaited' } } } }),
                        target: '#ear.finished',
                      },
                      {
                        target: 'written',
                        actions: [assign({ next: null }), { type: 'fail', params: NOT_WRITTEN }],
                      },
                    ],
                  },
                  initial: 'unasked',
                  states: {
                    unasked: { on: { 'question.next': 'awaited' } },
                    /** The learner wants to go on before the question is written. */
                    awaited: {},
                  },
                },
                written: { on: { 'question.next': '#ear.round.leaving' } },
              },
            },
            sound: {
              initial: 'silent',
              states: {
                silent: {
                  on: {
                    'play.toggle': 'playing',
                    'forward.toggle': {
                      actions: assign({ forward: ({ context }) => !context.forward }),
                    },
                  },
                },
                playing: {
                  entry: assign({ failure: null }),
                  initial: 'starting',
                  invoke: {
                    id: 'band',
                    src: 'band',
                    input: ({ context }) => inputOf(context.asked?.explained, mixerOf(context)),
                  },
                  on: {
                    'play.toggle': 'silent',
                    'playback.ended': 'silent',
                    'playback.failed': {
                      target: 'silent',
                      actions: { type: 'fail', params: ({ event }) => event.reason },
                    },
                    'forward.toggle': {
                      actions: [assign({ forward: ({ context }) => !context.forward }), 'mix'],
                    },
                  },
                  states: {
                    starting: { on: { 'playback.started': 'heard' } },
                    heard: {},
                  },
                },
              },
            },
          },
        },
        leaving: {
          always: [
            { guard: 'isOver', target: '#ear.finished' },
            { target: 'asking', actions: 'askNext' },
          ],
        },
      },
    },
    finished: { on: { 'round.leave': 'choosing' } },
  },
  on: {
    'round.start': {
      target: '.round',
      actions: assign(({ event }) => ({
        plan: event.plan,
        asked: null,
        next: undefined,
        answer: null,
        isHeard: false,
        refusal: null,
        outcomes: event.outcomes ?? [],
        endsAt: event.plan.minutes === null ? null : Date.now() + event.plan.minutes * 60_000,
        isTimeUp: false,
        failure: null,
      })),
    },
  },
});

export type EarState = SnapshotFrom<typeof earMachine>;
export type SendEar = ActorRefFrom<typeof earMachine>['send'];
