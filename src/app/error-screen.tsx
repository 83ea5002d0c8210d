import { useEffect, useState } from 'react';
import { isLoadingError, isReachable } from '#src/page/connection.ts';
import { HydrationMark } from '#src/page/hydration.ts';
import { forgetFailures } from '#src/page/load-once.ts';
import { NoConnection } from '#src/page/no-connection.tsx';
import { SITE_NAME } from '#src/page/site.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './error-screen.module.css';

/** The error's HTTP status if it has one, otherwise its message. */
function reason(error: unknown): string {
  const { status, statusText, message } = (error ?? {}) as Record<string, unknown>;
  if (typeof status === 'number') return `${status} ${statusText ?? ''}`.trim();
  return typeof message === 'string' && message ? message : String(error);
}

/** The page may lack modules that only the server has: the whole document is loaded again. */
const reload = () => location.reload();

/** Whether a page failed to load because there is no network. */
function useOffline(error: unknown): boolean {
  const [offline, setOffline] = useState(() => isLoadingError(error) && !navigator.onLine);
  useEffect(() => {
    let stale = false;
    if (isLoadingError(error)) void isReachable().then((is) => stale || setOffline(!is));
    return () => {
      stale = true;
    };
  }, [error]);
  return offline;
}

/** Replaces a page that threw an error. */
export function ErrorScreen({ error }: { error: unknown }) {
  // A later visit to the page tries again.
  useEffect(() => forgetFailures, []);
  if (useOffline(error)) {
    return (
      <>
        <title>{`No connection · ${SITE_NAME}`}</title>
        <NoConnection onRetry={reload} />
        <HydrationMark />
      </>
    );
  }
  return (
    <div role="alert" className={styles.error}>
      <title>{`Error · ${SITE_NAME}`}</title>
      <h1>Unexpected Application Error!</h1>
      <p>{reason(error)}</p>
      <p>Your progress is safe. You can try this page again, or start over from the beginning.</p>
      <p className={styles.actions}>
        {/* Both load the document again: the error may be a missing file. */}
        <a href="/" className={styles.home}>
          Back to Home
        </a>
        <Button onClick={reload}>Try again</Button>
      </p>
      <HydrationMark />
    </div>
  );
}
