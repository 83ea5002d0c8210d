import { assign, emit, fromPromise, setup } from 'xstate';
import { type Draft, deliver, RefusedError } from './deliver.ts';

type FeedbackEvent =
  | { type: 'dialog.open'; draft: Draft }
  /** Closed by the browser: Escape or the Back gesture. Keeps the draft. */
  | { type: 'dialog.dismiss' }
  | { type: 'dialog.cancel' }
  | { type: 'draft.edit'; change: Partial<Draft> }
  | { type: 'message.send' };

type FeedbackEmitted =
  | { type: 'draft.changed'; draft: Draft }
  /** The message was sent, cancelled, or stored elsewhere. */
  | { type: 'draft.discarded' }
  /** The message could not be sent, or was edited since. It must be sent later, in place of one with its id. */
  | { type: 'draft.queued'; draft: Draft }
  /** The server has the message, so that nothing with its id waits any more. */
  | { type: 'draft.delivered'; id: string }
  | { type: 'delivery.failed'; error: unknown };

const EMPTY: Draft = { id: '', message: '', email: '' };

/** Whether there is no text to send. */
export function isBlank({ message }: Draft): boolean {
  return message.trim() === '';
}

const editing = {
  'draft.edit': { actions: ['edit', 'emitChanged'] },
  'message.send': { guard: 'hasMessage', target: 'sending' },
  'dialog.dismiss': '#feedback.closed',
  'dialog.cancel': { target: '#feedback.closed', actions: ['emitDiscarded', 'clear'] },
} as const;

/** The feedback dialog. The view stores the draft that the machine emits. */
export const feedbackMachine = setup({
  types: {
    context: {} as Draft,
    events: {} as FeedbackEvent,
    emitted: {} as FeedbackEmitted,
  },
  actors: {
    deliver: fromPromise<void, Draft>(({ input, signal }) => deliver(input, signal)),
  },
  delays: {
    /** The time for which the success message is shown (milliseconds). */
    successTime: 2000,
    /** The time after which an unanswered request counts as failed (milliseconds). */
    sendTimeout: 15_000,
  },
  guards: { hasMessage: ({ context }) => !isBlank(context) },
  actions: {
    emitChanged: emit(({ context }) => ({ type: 'draft.changed' as const, draft: context })),
    emitQueued: emit(({ context }) => ({ type: 'draft.queued' as const, draft: context })),
    emitDiscarded: emit({ type: 'draft.discarded' }),
    emitDelivered: emit(({ context }) => ({ type: 'draft.delivered' as const, id: context.id })),
    emitFailed: emit(({ event }) => ({
      type: 'delivery.failed' as const,
      error: 'error' in event ? event.error : new Error('The server did not respond in time'),
    })),
    edit: assign(({ event }) => (event.type === 'draft.edit' ? event.change : {})),
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
                guard: ({ event }) => event.error instanceof RefusedError,
                target: 'refused',
                actions: 'emitFailed',
              },
              { target: 'kept', actions: 'emitFailed' },
            ],
          },
          after: { sendTimeout: { target: 'kept', actions: 'emitFailed' } },
        },
        success: {
          entry: ['emitDelivered', 'emitDiscarded'],
          exit: 'clear',
          after: { successTime: '#feedback.closed' },
          on: { 'dialog.dismiss': '#feedback.closed', 'dialog.cancel': '#feedback.closed' },
        },
        /** The message is sent later, unless it is sent again now: with the same id, so that it is stored once. */
        kept: {
          entry: ['emitQueued', 'emitDiscarded'],
          on: {
            'draft.edit': { actions: ['edit', 'emitQueued'] },
            'message.send': editing['message.send'],
            'dialog.dismiss': { target: '#feedback.closed', actions: 'clear' },
            'dialog.cancel': { target: '#feedback.closed', actions: 'clear' },
          },
        },
        /** The message would be refused again: the learner has to change it. */
        refused: {
          on: { ...editing, 'dialog.cancel': '#feedback.closed' },
        },
      },
    },
  },
});
