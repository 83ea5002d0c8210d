import { useMachine } from '@xstate/react';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { plural } from '#lib/words.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextArea, TextField } from '#src/ui/controls/field.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { type Draft, isBlank } from './deliver.ts';
import { readDraft } from './draft.ts';
import styles from './feedback-dialog.module.css';
import { EMAIL_LENGTH, MESSAGE_LENGTH } from './limits.ts';
import { feedbackMachine } from './machine.ts';
import { keepSending } from './outbox.ts';

export { keepSending };

/** The number of remaining characters is shown from here on. */
const FEW_LEFT = 500;

/** @param openCount incremented on each click; every change opens the dialog */
export function FeedbackDialog({ openCount }: { openCount: number }) {
  const [state, send] = useMachine(feedbackMachine);
  const dialog = useRef<HTMLDialogElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (openCount > 0) send({ type: 'dialog.open', draft: readDraft() });
  }, [openCount, send]);

  const open = state.matches('open');
  const sending = state.matches({ open: 'sending' });
  const kept = state.matches({ open: 'kept' });
  const failed = kept || state.matches({ open: 'refused' });
  const sent = state.matches({ open: 'success' });

  useEffect(() => {
    // The Send button loses focus when it is disabled; the dialog keeps it until the outcome.
    if (sending) dialog.current?.focus();
    if (failed && document.activeElement === dialog.current) sendButton.current?.focus();
  }, [sending, failed]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ type: 'message.send' });
  };

  const edit = (change: Partial<Draft>) => send({ type: 'draft.edit', change });

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
      <form className="stack" onSubmit={onSubmit}>
        <label className={styles.field}>
          Message
          <TextArea
            rows={6}
            maxLength={MESSAGE_LENGTH}
            value={message}
            readOnly={sending || sent}
            aria-describedby={`${id}-left`}
            onChange={({ target }) => edit({ message: target.value })}
          />
        </label>
        <p id={`${id}-left`} className="quiet if-filled" role="status">
          {left <= FEW_LEFT &&
            plural(left, { one: '# character left', other: '# characters left' })}
        </p>
        <label className={styles.field}>
          Email (optional)
          <TextField
            type="email"
            autoComplete="email"
            maxLength={EMAIL_LENGTH}
            value={email}
            readOnly={sending || sent}
            aria-describedby={`${id}-why`}
            onChange={({ target }) => edit({ email: target.value })}
          />
        </label>
        <p id={`${id}-why`} className="quiet">
          Only if you would like an answer. We also receive the page you are on, your kind of
          browser and, for one day, a code made from your network address against spam.
        </p>
        <p className={styles.outcome} role="status" data-right>
          {sending && 'Sending…'}
          {sent && 'Feedback sent successfully!'}
        </p>
        <div className={styles.outcome} role="alert">
          {failed && <p>Failed to send feedback. Please try again.</p>}
          {kept && (
            <p className="quiet">
              Your message is kept on this device and will be sent with the next connection.
            </p>
          )}
        </div>
        <div className={`${styles.actions} controls`}>
          <Button disabled={sending} onClick={() => send({ type: 'dialog.cancel' })}>
            {failed ? 'Close' : 'Cancel'}
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
