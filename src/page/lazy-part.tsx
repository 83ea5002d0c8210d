import { type CSSProperties, type ReactNode, Suspense, use, useEffect } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { firstInput } from './first-input.ts';
import { HydrationMark, useHydrated, useHydratingPart, useWasPrerendered } from './hydration.ts';
import styles from './lazy-part.module.css';
import { forgetFailures } from './load-once.ts';

interface LazyPartProps {
  /** What is loaded, as the subject of a sentence: 'This exercise'. */
  name: string;
  /** Estimated height (CSS length), which keeps the content below from jumping. */
  height: string;
  /** Different on every visit: the prerendered page only reserves its place. */
  clientOnly?: true;
  /** Below the first screen: a prerendered page loads it on the reader's first input. */
  deferred?: true;
  children: ReactNode;
}

/** Part of a page that is loaded separately; the page can be read before and without it. */
export function LazyPart({ name, height, clientOnly, deferred, children }: LazyPartProps) {
  useHydratingPart();
  const placeholder = (
    <div
      className={styles.placeholder}
      data-lazy-placeholder
      style={{ '--height': height } as CSSProperties}
    >
      {clientOnly && <noscript>{name} needs JavaScript.</noscript>}
    </div>
  );
  let content = (
    <>
      {children}
      <HydrationMark />
    </>
  );
  if (clientOnly) content = <ClientOnly fallback={placeholder}>{content}</ClientOnly>;
  if (deferred) content = <Deferred>{content}</Deferred>;
  return (
    <ErrorBoundary
      fallback={({ retry }) => <LoadFailure name={name} onRetry={retry} />}
      onRetry={forgetFailures}
    >
      <Suspense fallback={placeholder}>{content}</Suspense>
    </ErrorBoundary>
  );
}

function ClientOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useHydrated() ? children : fallback;
}

/** Delays hydration until the first input; until then the prerendered HTML stays in place. */
function Deferred({ children }: { children: ReactNode }) {
  const wasPrerendered = useWasPrerendered();
  if (wasPrerendered && typeof document !== 'undefined') use(firstInput());
  return children;
}

function LoadFailure({ name, onRetry }: { name: string; onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => {
      window.removeEventListener('online', onRetry);
      // A later visit to the page tries again.
      forgetFailures();
    };
  }, [onRetry]);
  return (
    <p role="alert" className={styles.failed}>
      {name} could not be loaded.
      <Button onClick={onRetry}>Try again</Button>
      <HydrationMark />
    </p>
  );
}
