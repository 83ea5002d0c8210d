import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { presentedId } from '#src/page/presented-id.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './presenting.module.css';

const Present = lazy(async () => ({
  default: (await import('#src/present/present.tsx')).Present,
}));

/** Opens the presentation in the address. Every page has this part, so it loads the rest only when needed. */
export function Presenting() {
  const presented = useLocationProperty(
    presentedId,
    // The prerendered page has no presentation.
    () => null,
  );
  return (
    presented !== null && (
      <ErrorBoundary key={presented} fallback={<NotLoaded />}>
        <Suspense>
          <Present />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function NotLoaded() {
  return (
    <p role="alert" className={`card controls ${styles.notice}`}>
      This could not be loaded. Reload the page to try again.
      <Button onClick={() => navigate(location.pathname, { replace: true })}>Close</Button>
    </p>
  );
}
