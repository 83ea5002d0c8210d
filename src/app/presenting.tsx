import { Suspense, use, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './presenting.module.css';

/**
 * What the address presents. It is on every page, so it only knows that something is presented, and loads
 * the rest then.
 */
export function Presenting() {
  const presented = useLocationProperty(
    () => /[?&](present\b[^&]*)/.exec(location.search)?.[1] ?? null,
    // Like the prerendered page.
    () => null,
  );
  if (presented === null) return null;
  return (
    <ErrorBoundary key={presented} FallbackComponent={NotLoaded}>
      <Suspense>
        <LoadedPresent />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedPresent() {
  const { Present } = use(loadOnce('present', () => import('#src/present/present.tsx')));
  return <Present />;
}

function NotLoaded() {
  // A later use tries again.
  useEffect(() => forgetFailures, []);
  return (
    <p role="alert" className={styles.notice}>
      What you want to present could not be loaded.
      <Button onClick={() => navigate(location.pathname, { replace: true })}>Close</Button>
    </p>
  );
}
