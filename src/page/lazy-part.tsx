import { type CSSProperties, type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '#src/ui/button.tsx';
import { useAlive } from './hydration.ts';
import styles from './lazy-part.module.css';
import { forgetFailures } from './load-once.ts';

interface LateProps {
  /** What is loaded, as a sentence begins: 'This exercise'. */
  what: string;
  /** About how tall it will be (CSS length), so that what is below does not jump. */
  height: string;
  /** It is another each time, so that the prepared page only holds its place. */
  live?: true;
  children: ReactNode;
}

/** Part of a page that is loaded after it. The page is there before it, and without it. */
export function Late({ what, height, live, children }: LateProps) {
  const place = (
    <div className={styles.place} style={{ '--height': height } as CSSProperties}>
      {live && <noscript>{what} is played, and so it needs JavaScript.</noscript>}
    </div>
  );
  return (
    <ErrorBoundary
      fallbackRender={(props) => <NotLoaded what={what} {...props} />}
      onReset={forgetFailures}
    >
      <Suspense fallback={place}>
        {live ? <Live place={place}>{children}</Live> : children}
      </Suspense>
    </ErrorBoundary>
  );
}

function Live({ place, children }: { place: ReactNode; children: ReactNode }) {
  return useAlive() ? children : place;
}

function NotLoaded({ what, resetErrorBoundary }: FallbackProps & { what: string }) {
  // Who leaves the page may come back when the connection does.
  useEffect(() => forgetFailures, []);
  return (
    <p role="alert" className={styles.failed}>
      {what} could not be loaded.
      <Button onClick={resetErrorBoundary}>Try again</Button>
    </p>
  );
}
