import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import styles from './late.module.css';
import { forgetFailures } from './load-once.ts';

interface LateProps {
  /** What is loaded, as a sentence begins: 'This exercise'. */
  what: string;
  /** About how tall it will be (CSS length), so that what is below does not jump. */
  height: string;
  children: ReactNode;
}

/** Part of a page that is loaded after it. The page is there before it, and without it. */
export function Late({ what, height, children }: LateProps) {
  return (
    <ErrorBoundary
      fallbackRender={(props) => <NotLoaded what={what} {...props} />}
      onReset={forgetFailures}
    >
      <Suspense fallback={<div style={{ minHeight: height }} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function NotLoaded({ what, resetErrorBoundary }: FallbackProps & { what: string }) {
  // Who leaves the page may come back when the connection does.
  useEffect(() => forgetFailures, []);
  return (
    <p role="alert" className={styles.failed}>
      {what} could not be loaded.
      <button type="button" onClick={resetErrorBoundary}>
        Try again
      </button>
    </p>
  );
}
