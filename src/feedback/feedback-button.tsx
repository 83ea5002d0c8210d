import styles from './feedback-button.module.css';

/** The floating button. The form it will open is not there yet, and it says so. */
export function FeedbackButton() {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget="feedback"
        aria-label="Feedback"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H11l-5 4v-4H4Z" />
        </svg>
        <span>Feedback</span>
      </button>
      <p id="feedback" popover="auto" className={styles.notice}>
        The feedback form opens here soon. Thank you for wanting to write to us.
      </p>
    </>
  );
}
