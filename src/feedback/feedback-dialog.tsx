import { useMachine } from '@xstate/react';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { fromPromise } from 'xstate';
import { onConnected } from '#src/page/connection.ts';
import { useEmitted } from '#src/page/use-emitted.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { deliver } from './deliver.ts';
import { discardDraft, readDraft, saveDraft } from './draft.ts';
import styles from './feedback-dialog.module.css';
import { EMAIL_LENGTH, MESSAGE_LENGTH } from './limits.ts';
import { type Draft, feedbackMachine, isBlank } from './machine.ts';
import { putInOutbox, sendOutbox } from './outbox.ts';

export { sendOutbox };

/** The form shows the number of characters left from here on. */
const FEW_LEFT = 500;

const machine = feedbackMachine.provide({
  actors: { deliver: fromPromise<void, Draft>(({ input, signal }) => deliver(input, signal)) },
});

/** @param openCount incremented on each click; every change opens the dialog */
export function FeedbackDialog({ openCount }: { openCount: number }) {
  const [state, send, actor] = useMachine(machine);
  const dialog = useRef<HTMLDialogElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEmitted(actor, 'draft.changed', ({ draft }) => saveDraft(draft));
  useEmitted(actor, 'draft.discarded', () => discardDraft());
  useEmitted(actor, 'draft.queued', ({ draft }) => {
    putInOutbox({ ...draft, page: location.pathname });
    // There is no `online` event if the browser was never offline.
    onConnected(() => void sendOutbox());
  });
  useEmitted(actor, 'delivery.failed', ({ error }) => {
    console.error('Failed to send feedback:', error);
  });

  useEffect(() => {
    if (openCount > 0) send({ type: 'dialog.open', draft: readDraft() });
  }, [openCount, send]);

  const open = state.matches('open');
  const sending = state.matches({ open: 'sending' });
  const failed = state.matches({ open: 'error' });
  const queued = state.matches({ open: 'queued' });
  const sent = queued || state.matches({ open: 'success' });

  useEffect(() => {
    // The Send button loses focus when it is disabled; the dialog keeps it until the outcome.
    if (sending) dialog.current?.focus();
    if (failed && document.activeElement === dialog.current) sendButton.current?.focus();
  }, [sending, failed]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ type: 'message.send' });
  };

  const { message, email } = state.context;
  const left = MESSAGE_LENGTH - message.length;
  return (
    <Dialog
      ref={dialog}
      title="Write to us"
      open={open}
      locked={sending}
      ownButtons
      onClose={() => send({ type: 'dialog.dismiss' })}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        <label className={styles.field}>
          Message
          <textarea
            rows={6}
            maxLength={MESSAGE_LENGTH}
            value={message}
            readOnly={sending || sent}
            aria-describedby={`${id}-left`}
            onChange={({ target }) => send({ type: 'message.edit', message: target.value })}
          />
        </label>
        <p id={`${id}-left`} className={styles.hint} role="status">
          {left <= FEW_LEFT && `${left} ${left === 1 ? 'character' : 'characters'} left`}
        </p>
        <label className={styles.field}>
          Email (optional)
          <input
            type="email"
            autoComplete="email"
            maxLength={EMAIL_LENGTH}
            value={email}
            readOnly={sending || sent}
            aria-describedby={`${id}-why`}
            onChange={({ target }) => send({ type: 'email.edit', email: target.value })}
          />
        </label>
        <p id={`${id}-why`} className={styles.hint}>
          Only if you would like an answer. With your message we get the page you are on and the
          kind of browser you use, and for one day a code made from your network address, so that
          nobody floods us. Nothing else.
        </p>
        <p className={styles.outcome} role="status" data-right>
          {sending && 'Sending…'}
          {queued
            ? 'There is no connection. Your message is kept on this device, and sent as soon as you are connected again and have Martillo open.'
            : sent && 'Feedback sent successfully!'}
        </p>
        <p className={styles.outcome} role="alert">
          {failed && 'Failed to send feedback. Please try again.'}
        </p>
        <div className={styles.actions}>
          <Button disabled={sending} onClick={() => send({ type: 'dialog.cancel' })}>
            Cancel
          </Button>
          <Button
            ref={sendButton}
            type="submit"
            kind="primary"
            disabled={isBlank(state.context) || sending || sent}
          >
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
