import { assign, fromPromise, setup } from 'xstate';

/** What a learner has written so far. */
export interface Draft {
  /** The same each time it is sent, so that it arrives once; another after that. */
  id: string;
  message: string;
  email: string;
}

export type FeedbackEvent =
  | { type: 'dialog.open'; draft: Draft }
  /** Closed without a word: Escape, or the browser's Back gesture. */
  | { type: 'dialog.dismiss' }
  | { type: 'dialog.cancel' }
  | { type: 'message.edit'; message: string }
  | { type: 'email.edit'; email: string }
  | { type: 'message.send' };

const NOTHING: Draft = { id: '', message: '', email: '' };

/** Whether there is anything to send. */
export function isBlank({ message }: Draft): boolean {
  return message.trim() === '';
}

const editing = {
  'message.edit': { actions: ['setMessage', 'keepDraft'] },
  'email.edit': { actions: ['setEmail', 'keepDraft'] },
  'message.send': { guard: 'hasMessage', target: 'sending' },
  'dialog.dismiss': '#feedback.closed',
  'dialog.cancel': { target: '#feedback.closed', actions: ['forgetDraft', 'clear'] },
} as const;

/**
 * The feedback dialog's flow. The view provides `deliver` and the draft's place on the device, which
 * holds what was written until it is sent or cancelled.
 */
export const feedbackMachine = setup({
  types: { context: {} as Draft, events: {} as FeedbackEvent },
  actors: {
    deliver: fromPromise<void, Draft>(() => {
      throw new Error('the view provides the delivery');
    }),
  },
  delays: {
    /** How long the thanks can be read (milliseconds). */
    thanks: 2000,
    /** After this a request counts as lost (milliseconds). */
    patience: 15_000,
  },
  guards: { hasMessage: ({ context }) => !isBlank(context) },
  actions: {
    keepDraft: () => {},
    forgetDraft: () => {},
    /** For the console: the learner is told only that it failed. */
    logFailure: (_, _params: { error: unknown }) => {},
    setMessage: assign(({ context, event }) =>
      event.type === 'message.edit' ? { message: event.message } : context,
    ),
    setEmail: assign(({ context, event }) =>
      event.type === 'email.edit' ? { email: event.email } : context,
    ),
    clear: assign(NOTHING),
  },
}).createMachine({
  id: 'feedback',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      on: { 'dialog.open': { target: 'open', actions: assign(({ event }) => event.draft) } },
    },
    open: {
      initial: 'idle',
      states: {
        idle: { on: editing },
        sending: {
          invoke: {
            src: 'deliver',
            input: ({ context }) => context,
            onDone: 'success',
            onError: {
              target: 'error',
              actions: { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
          after: {
            patience: {
              target: 'error',
              actions: { type: 'logFailure', params: { error: new Error('No answer in time') } },
            },
          },
        },
        success: {
          entry: 'forgetDraft',
          exit: 'clear',
          after: { thanks: '#feedback.closed' },
          on: { 'dialog.dismiss': '#feedback.closed', 'dialog.cancel': '#feedback.closed' },
        },
        error: { on: editing },
      },
    },
  },
});
