import styles from './feedback-button.module.css';

/** The floating button. The form it will open is not there yet, and it says so. */
export function FeedbackButton() {
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="feedback">
        Feedback
      </button>
      <p id="feedback" popover="auto" className={styles.notice}>
        The feedback form opens here soon. Thank you for wanting to write to us.
      </p>
    </>
  );
}
