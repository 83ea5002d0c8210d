import { Suspense, useEffect } from 'react';
import { savesData } from '#src/device/saves-data.ts';
import { firstInput } from '#src/page/first-input.ts';
import { HydrationMark, useHydratingPart } from '#src/page/hydration.ts';
import { ErrorBoundary, type Failure } from '#src/ui/error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { Routes } from './routes.tsx';
import { ShownAddress, useShownAddress } from './shown-address.tsx';

/**
 * The whole app. The page on screen stays until the next one can be shown. An error in a page leaves the
 * layout around it intact.
 */
export function App() {
  const { shown, isLoading } = useShownAddress();
  useHydratingPart();
  usePrefetching(shown.path);
  return (
    <ErrorBoundary fallback={showError}>
      <Layout isLoading={isLoading}>
        {/* Around the key: a new boundary would show its fallback at once. */}
        <Suspense>
          {/* The key remounts the page on every navigation, so that its heading is focused. */}
          <ErrorBoundary key={shown.path} fallback={showError}>
            <ShownAddress shown={shown}>
              <Routes />
            </ShownAddress>
            <HydrationMark />
          </ErrorBoundary>
        </Suspense>
      </Layout>
    </ErrorBoundary>
  );
}

const showError = ({ error }: Failure) => <ErrorScreen error={error} />;

/** Loads pages before they are opened, once the reader does something; not if the browser is to save data. */
function usePrefetching(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another next one
  useEffect(() => {
    if (savesData()) return;
    let end: (() => void) | null = () => {};
    void firstInput()
      .then(() => import('./prefetching.ts'))
      .then(({ prefetchPages }) => {
        if (end) end = prefetchPages();
      })
      // Without it, pages load when they are opened.
      .catch(() => {});
    return () => {
      end?.();
      end = null;
    };
  }, [path]);
}
