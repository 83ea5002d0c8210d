import { type CSSProperties, type ReactNode, Suspense, use, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '#src/ui/button.tsx';
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
  /**
   * Below the first screen: a prerendered page loads it on the reader's first input, or when a promise
   * resolves, which should always be the same one. The page counts as hydrated without the latter.
   */
  deferred?: true | Promise<void>;
  children: ReactNode;
}

/** Part of a page that is loaded separately; the page can be read before and without it. */
export function LazyPart({ name, height, clientOnly, deferred, children }: LazyPartProps) {
  const until = deferred === true ? undefined : deferred;
  const isAwaited = !until;
  useHydratingPart(isAwaited);
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
      <HydrationMark isAwaited={isAwaited} />
    </>
  );
  if (clientOnly) content = <ClientOnly fallback={placeholder}>{content}</ClientOnly>;
  if (deferred) content = <Deferred until={until}>{content}</Deferred>;
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <LoadFailure name={name} isAwaited={isAwaited} onRetry={resetErrorBoundary} />
      )}
      onReset={forgetFailures}
    >
      <Suspense fallback={placeholder}>{content}</Suspense>
    </ErrorBoundary>
  );
}

function ClientOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Styled>{children}</Styled> : fallback;
}

/** What is new to the page waits for the style sheet. */
function Styled({ children }: { children: ReactNode }) {
  if (window.styled) use(window.styled);
  return children;
}

/** Delays hydration; until then the prerendered HTML stays in place. */
function Deferred({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  const wasPrerendered = useWasPrerendered();
  if (wasPrerendered && typeof document !== 'undefined') use(until ?? firstInput());
  return children;
}

function LoadFailure({
  name,
  isAwaited,
  onRetry,
}: {
  name: string;
  isAwaited: boolean;
  onRetry: () => void;
}) {
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
      <HydrationMark isAwaited={isAwaited} />
    </p>
  );
}
