import { useEffect, useState } from 'react';
import { deviceStorage } from '#src/device/device-storage.ts';
import { savesData } from '#src/device/saves-data.ts';
import type { StoredKey } from '#src/device/stored.ts';
import { forgetFailures, loadOnce } from '#src/page/loading/load-once.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './feedback-button.module.css';

const loadDialog = () => loadOnce('feedback dialog', () => import('./feedback-dialog.tsx'));

/** Delay after the first input until waiting messages are sent and the dialog is prefetched (milliseconds). */
const DELAY = 3000;

/** Sends the messages in the outbox, if there are any. */
function sendWaiting(): void {
  if (!deviceStorage.read('feedbackOutbox' satisfies StoredKey)) return;
  void loadDialog()
    .then(({ keepSending }) => keepSending())
    .catch(() => {});
}

/** The feedback button at the bottom of every page. Loaded with the first input; its dialog is loaded later. */
export function FeedbackButton() {
  const [openCount, setOpenCount] = useState(0);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>> | 'failed'>();

  // Prefetched, so that the dialog opens immediately, even if the connection is lost later.
  useEffect(() => {
    const timer = setTimeout(() => {
      sendWaiting();
      if (!savesData()) void loadDialog().catch(() => {});
    }, DELAY);
    window.addEventListener('online', sendWaiting);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', sendWaiting);
    };
  }, []);

  return (
    <>
      <Button
        className={`row ${styles.button}`}
        aria-label="Feedback"
        aria-haspopup="dialog"
        onClick={() => {
          forgetFailures();
          if (loaded === 'failed') setLoaded(undefined);
          setOpenCount(openCount + 1);
          loadDialog().then(setLoaded, () => setLoaded('failed'));
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
          <path d="M4 5h16v11H11l-5 4v-4H4Z" />
        </svg>
        <span className={styles.name}>Feedback</span>
      </Button>
      {loaded === 'failed' ? (
        <p role="alert" className={styles.notice}>
          The feedback form could not be loaded. Please try again.
        </p>
      ) : (
        loaded && <loaded.FeedbackDialog openCount={openCount} />
      )}
    </>
  );
}
