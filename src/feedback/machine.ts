import { assign, emit, fromPromise, setup } from 'xstate';
import { OfflineError } from './delivery-errors.ts';

/** An unsent message. */
export interface Draft {
  /** Identifies retries of this draft, so that the server stores it once. */
  id: string;
  message: string;
  email: string;
}

export type FeedbackEvent =
  | { type: 'dialog.open'; draft: Draft }
  /** Closed by the browser: Escape or the Back gesture. Keeps the draft. */
  | { type: 'dialog.dismiss' }
  | { type: 'dialog.cancel' }
  | { type: 'message.edit'; message: string }
  | { type: 'email.edit'; email: string }
  | { type: 'message.send' };

/** What the machine reports to the view. */
export type FeedbackEmitted =
  | { type: 'draft.changed'; draft: Draft }
  /** Sent or cancelled. */
  | { type: 'draft.discarded' }
  /** There is no network: it is to be sent later. */
  | { type: 'draft.queued'; draft: Draft }
  | { type: 'delivery.failed'; error: unknown };

const EMPTY: Draft = { id: '', message: '', email: '' };

/** Whether there is no text to send. */
export function isBlank({ message }: Draft): boolean {
  return message.trim() === '';
}

const editing = {
  'message.edit': { actions: ['setMessage', 'emitChanged'] },
  'email.edit': { actions: ['setEmail', 'emitChanged'] },
  'message.send': { guard: 'hasMessage', target: 'sending' },
  'dialog.dismiss': '#feedback.closed',
  'dialog.cancel': { target: '#feedback.closed', actions: ['emitDiscarded', 'clear'] },
} as const;

/**
 * The feedback dialog: closed, or open while the learner writes, sends and sees the outcome. The view
 * provides `deliver` and stores the draft that the machine emits.
 */
export const feedbackMachine = setup({
  types: {
    context: {} as Draft,
    events: {} as FeedbackEvent,
    emitted: {} as FeedbackEmitted,
  },
  actors: {
    deliver: fromPromise<void, Draft>(() => {
      throw new Error('deliver is not provided');
    }),
  },
  delays: {
    /** How long the success message is shown (milliseconds). */
    successTime: 2000,
    /** How long it is shown that a message waits (milliseconds). */
    queuedTime: 8000,
    /** When an unanswered request counts as failed (milliseconds). */
    sendTimeout: 15_000,
  },
  guards: { hasMessage: ({ context }) => !isBlank(context) },
  actions: {
    emitChanged: emit(({ context }) => ({ type: 'draft.changed' as const, draft: context })),
    emitQueued: emit(({ context }) => ({ type: 'draft.queued' as const, draft: context })),
    emitDiscarded: emit({ type: 'draft.discarded' }),
    emitFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'delivery.failed' as const,
      error,
    })),
    setMessage: assign(({ context, event }) =>
      event.type === 'message.edit' ? { message: event.message } : context,
    ),
    setEmail: assign(({ context, event }) =>
      event.type === 'email.edit' ? { email: event.email } : context,
    ),
    clear: assign(EMPTY),
  },
}).createMachine({
  id: 'feedback',
  context: EMPTY,
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
            onError: [
              {
                guard: ({ event }) => event.error instanceof OfflineError,
                target: 'queued',
                actions: 'emitQueued',
              },
              {
                target: 'error',
                actions: { type: 'emitFailed', params: ({ event: { error } }) => ({ error }) },
              },
            ],
          },
          after: {
            sendTimeout: {
              target: 'error',
              actions: {
                type: 'emitFailed',
                params: { error: new Error('The server did not respond in time') },
              },
            },
          },
        },
        success: {
          entry: 'emitDiscarded',
          exit: 'clear',
          after: { successTime: '#feedback.closed' },
          on: { 'dialog.dismiss': '#feedback.closed', 'dialog.cancel': '#feedback.closed' },
        },
        queued: {
          entry: 'emitDiscarded',
          exit: 'clear',
          after: { queuedTime: '#feedback.closed' },
          on: { 'dialog.dismiss': '#feedback.closed', 'dialog.cancel': '#feedback.closed' },
        },
        error: { on: editing },
      },
    },
  },
});
