import { Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './feedback-button.module.css';

const loadDialog = () => loadOnce('feedback dialog', () => import('./feedback-dialog.tsx'));

/** How long the page has for itself before the dialog is fetched (milliseconds). */
const SETTLING = 3000;

/** The floating button, and the dialog that it opens. */
export function FeedbackButton() {
  const [asked, setAsked] = useState(0);

  // Once the page has settled, so that the dialog opens at once, also when the connection is lost.
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => {}), SETTLING);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <Button
        className={styles.button}
        aria-label="Feedback"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Safari does not focus what is clicked, and focus is to come back here.
          currentTarget.focus({ preventScroll: true });
          forgetFailures();
          setAsked(asked + 1);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H11l-5 4v-4H4Z" />
        </svg>
        <span>Feedback</span>
      </Button>
      <ErrorBoundary fallbackRender={NotLoaded} resetKeys={[asked]}>
        <Suspense>{asked > 0 && <LoadedDialog asked={asked} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}

function LoadedDialog({ asked }: { asked: number }) {
  const { FeedbackDialog } = use(loadDialog());
  return <FeedbackDialog asked={asked} />;
}

function NotLoaded() {
  return (
    <p role="alert" className={styles.notice}>
      The feedback form could not be loaded. Please try again.
    </p>
  );
}
