import { useEffect, useState } from 'react';
import { isLoadingError, isReachable } from '#src/page/loading/connection.ts';
import { forgetFailures } from '#src/page/loading/load-once.ts';
import { NoConnection } from '#src/page/loading/no-connection.tsx';
import { SITE_NAME } from '#src/page/site.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './error-screen.module.css';
import { SavedPages } from './saved-pages.tsx';

/** The error's HTTP status if it has one, otherwise its message. */
function reason(error: unknown): string {
  const { status, statusText, message } = (error ?? {}) as Record<string, unknown>;
  if (typeof status === 'number') return `${status} ${statusText ?? ''}`.trim();
  return typeof message === 'string' && message ? message : String(error);
}

/** The page may lack modules that only the server has: the whole document is loaded again. */
const reload = () => location.reload();

/** Whether the document itself was loaded for this address, so that loading it again is useless. */
function isLoadedForThisPage(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || new URL(document.name).pathname === location.pathname;
}

type Cause = 'unknown' | 'no connection' | 'other';

/**
 * The cause of a page's error. If it could not be loaded although the site answers, a newer version has most
 * likely been published without the files of this one: the address is loaded again as a document, once. Nothing
 * plays then, since the previous page is gone.
 */
function useCause(error: unknown): Cause {
  const [cause, setCause] = useState<Cause>(() => {
    if (!isLoadingError(error)) return 'other';
    return navigator.onLine ? 'unknown' : 'no connection';
  });
  useEffect(() => {
    if (!isLoadingError(error)) return;
    let stale = false;
    void isReachable().then((reachable) => {
      if (stale) return;
      if (!reachable) setCause('no connection');
      else if (isLoadedForThisPage()) setCause('other');
      else reload();
    });
    return () => {
      stale = true;
    };
  }, [error]);
  return cause;
}

/** Replaces a page that threw an error. */
export function ErrorScreen({ error }: { error: unknown }) {
  // A later visit to the page tries again.
  useEffect(() => forgetFailures, []);
  const cause = useCause(error);
  if (cause === 'unknown') return <p role="status">Loading the page again…</p>;
  if (cause === 'no connection') {
    return (
      <>
        <title>{`No connection · ${SITE_NAME}`}</title>
        <NoConnection onRetry={reload} />
        <SavedPages />
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
    </div>
  );
}
