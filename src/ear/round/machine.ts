import { type ActorRefFrom, assign, not, type SnapshotFrom, stateIn } from 'xstate';
import { INITIAL_MIXER } from '#src/band/mixer.ts';
import { earSetup } from './machine-setup.ts';
import { initialContext, inputOf, inputOfWriter, mixerOf } from './round-context.ts';

const NOT_CHOSEN =
  'The question could not be loaded. Check the connection and start the round again.';
const NOT_WRITTEN = 'The question could not be loaded. Check the connection and press Play again.';

/**
 * Rounds of questions by ear. A question is heard as often as wanted and answered once, but not before enough
 * of it has been heard; then the passage can be heard again, while the next question is written. The first
 * question is shown before its music is written. It plays by itself unless the plan says no. A question of what
 * is new to the learner comes after an introduction.
 */
export const earMachine = earSetup.createMachine({
  id: 'ear',
  context: { ...initialContext(null), emphasis: true },
  initial: 'choosing',
  states: {
    choosing: {},
    round: {
      initial: 'choosing',
      after: { roundLength: { actions: assign({ isTimeUp: true }) } },
      on: {
        'round.end': [
          { guard: ({ context }) => context.outcomes.length > 0, target: 'finished' },
          { target: 'choosing' },
        ],
      },
      states: {
        /** The first question is chosen, or the next one of a round that goes on. */
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
          always: [{ guard: 'isNew', target: 'introducing' }, { target: 'asking' }],
        },
        /** The sounds of the question are new to the learner, who hears them with their names. */
        introducing: { on: { 'question.begin': 'asking' } },
        asking: {
          initial: 'opening',
          on: {
            'answer.refuse': {
              target: 'answered',
              actions: { type: 'settle', params: ({ event: { refusal } }) => ({ refusal }) },
            },
            'answer.give': {
              guard: { type: 'isHeard', params: ({ event }) => event.answer },
              target: 'answered',
              actions: [
                { type: 'settle', params: ({ event: { answer } }) => ({ answer }) },
                'report',
              ],
            },
          },
          states: {
            opening: {
              always: [
                { guard: not('isWritten'), target: 'composing' },
                { guard: 'playsByItself', target: 'playing' },
                { target: 'silent' },
              ],
            },
            composing: {
              invoke: {
                src: 'composer',
                input: ({ context: { asked } }) => {
                  if (!asked) throw new Error('There is no question');
                  return asked;
                },
                onDone: [
                  {
                    guard: stateIn({ round: { asking: { composing: 'awaited' } } }),
                    target: 'playing',
                    actions: { type: 'write', params: ({ event }) => event.output },
                  },
                  {
                    target: 'silent',
                    actions: { type: 'write', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'unwritten',
                  actions: { type: 'fail', params: NOT_WRITTEN },
                },
              },
              initial: 'opening',
              states: {
                opening: {
                  always: [{ guard: 'playsByItself', target: 'awaited' }, { target: 'unasked' }],
                },
                unasked: { on: { 'play.toggle': 'awaited' } },
                awaited: { on: { 'play.toggle': 'unasked' } },
              },
            },
            /** Its music could not be loaded; Play tries again. */
            unwritten: {
              on: {
                'play.toggle': { target: 'composing.awaited', actions: assign({ failure: null }) },
              },
            },
            silent: { on: { 'play.toggle': 'playing' } },
            playing: {
              entry: assign({ failure: null }),
              invoke: {
                id: 'band',
                src: 'band',
                input: ({ context }) => inputOf(context.asked?.written?.piece, INITIAL_MIXER),
              },
              on: {
                'play.toggle': 'silent',
                'bar.started': {
                  guard: { type: 'isAnswerable', params: ({ event }) => event.bar },
                  actions: assign({ isHeard: true }),
                },
                'playback.ended': {
                  target: 'silent',
                  actions: assign({ failure: ({ event }) => event.failure ?? null }),
                },
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
                        actions: [assign({ next: null }), { type: 'fail', params: NOT_CHOSEN }],
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
                    'play.toggle': { guard: 'isWritten', target: 'playing' },
                    'emphasis.toggle': {
                      actions: assign({ emphasis: ({ context }) => !context.emphasis }),
                    },
                  },
                },
                playing: {
                  entry: assign({ failure: null }),
                  invoke: {
                    id: 'band',
                    src: 'band',
                    input: ({ context }) =>
                      inputOf(context.asked?.written?.explained, mixerOf(context)),
                  },
                  on: {
                    'play.toggle': 'silent',
                    'playback.ended': {
                      target: 'silent',
                      actions: assign({ failure: ({ event }) => event.failure ?? null }),
                    },
                    'emphasis.toggle': {
                      actions: [assign({ emphasis: ({ context }) => !context.emphasis }), 'mix'],
                    },
                  },
                },
              },
            },
          },
        },
        leaving: {
          always: [
            { guard: 'isOver', target: '#ear.finished' },
            {
              target: 'opening',
              actions: { type: 'ask', params: ({ context }) => context.next ?? null },
            },
          ],
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

export type EarState = SnapshotFrom<typeof earMachine>;
export type SendEar = ActorRefFrom<typeof earMachine>['send'];
