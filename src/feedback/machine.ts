import { assign, fromPromise, setup } from 'xstate';
import { type Draft, deliver, isBlank, RefusedError } from './deliver.ts';
import { discardDraft, saveDraft } from './draft.ts';
import { keepSending, OUTBOX, putInOutbox } from './outbox.ts';

type FeedbackEvent =
  | { type: 'dialog.open'; draft: Draft }
  /** Closed by the browser: Escape or the Back gesture. Keeps the draft. */
  | { type: 'dialog.dismiss' }
  | { type: 'dialog.cancel' }
  | { type: 'draft.edit'; change: Partial<Draft> }
  | { type: 'message.send' };

const EMPTY: Draft = { id: '', message: '', email: '' };

const editing = {
  'draft.edit': { actions: ['edit', 'save'] },
  'message.send': { guard: 'hasMessage', target: 'sending' },
  'dialog.dismiss': '#feedback.closed',
  'dialog.cancel': { target: '#feedback.closed', actions: ['discard', 'clear'] },
} as const;

/** The feedback dialog. Stores every change of the draft. A message that cannot be sent waits in the outbox. */
export const feedbackMachine = setup({
  types: {
    context: {} as Draft,
    events: {} as FeedbackEvent,
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
    save: ({ context }) => saveDraft(context),
    discard: () => discardDraft(),
    queue: ({ context }) => putInOutbox({ ...context, page: location.pathname }),
    /** The server has the message, so it is removed from the outbox. */
    unqueue: ({ context }) => OUTBOX.take(context.id),
    report: ({ event }) => {
      const error = 'error' in event ? event.error : 'The server did not respond in time';
      console.error('Failed to send feedback:', error);
      keepSending();
    },
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
                actions: 'report',
              },
              { target: 'kept', actions: 'report' },
            ],
          },
          after: { sendTimeout: { target: 'kept', actions: 'report' } },
        },
        success: {
          entry: ['unqueue', 'discard'],
          exit: 'clear',
          after: { successTime: '#feedback.closed' },
          on: { 'dialog.dismiss': '#feedback.closed', 'dialog.cancel': '#feedback.closed' },
        },
        /** The outbox sends the message later, unless the learner sends it again now. The server stores one per id. */
        kept: {
          entry: ['queue', 'discard'],
          on: {
            'draft.edit': { actions: ['edit', 'queue'] },
            'message.send': editing['message.send'],
            'dialog.dismiss': { target: '#feedback.closed', actions: 'clear' },
            'dialog.cancel': { target: '#feedback.closed', actions: 'clear' },
          },
        },
        /** A retry would be rejected as well: the learner has to change the message. */
        refused: {
          on: { ...editing, 'dialog.cancel': '#feedback.closed' },
        },
      },
    },
  },
});
