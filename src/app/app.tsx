import { lazy, Suspense, use, useDeferredValue, useEffect, useMemo } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { type BaseLocationHook, Router, useRouter } from 'wouter';
import { navigate, useLocationProperty, usePathname } from 'wouter/use-browser-location';
import { savesData } from '#src/device/saves-data.ts';
import { firstInput } from '#src/page/input/first-input.ts';
import { HydrationMark, useHydratingPart } from '#src/page/loading/hydration.ts';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Layout } from './layout/layout.tsx';
import { Routes } from './routes.tsx';

/** The whole app. The page on screen stays until the next one is ready. An error in a page leaves the layout intact. */
export function App() {
  const { pathname, hook, isLoading } = useShownLocation();
  useHydratingPart();
  usePrefetching(pathname);
  return (
    <Router hook={hook}>
      <ErrorBoundary fallbackRender={showError}>
        <Layout
          isLoading={isLoading}
          waiting={
            isLoading && (
              <ErrorBoundary fallback={null}>
                <Suspense>
                  <StillWaiting />
                </Suspense>
              </ErrorBoundary>
            )
          }
        >
          {/* Outside the keyed element: a new boundary would show its fallback at once. */}
          <Suspense>
            {/* The key remounts the page on every navigation, so that its heading is focused. */}
            <ErrorBoundary key={pathname} fallbackRender={showError}>
              <Routes />
              <HydrationMark />
            </ErrorBoundary>
          </Suspense>
        </Layout>
      </ErrorBoundary>
    </Router>
  );
}

/** The screens for load failures. They load after the first input, or when one is needed. */
const loadTrouble = () => loadOnce('trouble', () => import('./failures/error-ui.tsx'));

const StillWaiting = lazy(async () => ({ default: (await loadTrouble()).StillWaiting }));

function showError({ error }: FallbackProps) {
  return (
    <ErrorBoundary fallback={<LastResort />}>
      <Suspense>
        <LoadedErrorScreen error={error} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedErrorScreen({ error }: { error: unknown }) {
  const { ErrorScreen } = use(loadTrouble());
  return (
    <>
      <ErrorScreen error={error} />
      <HydrationMark />
    </>
  );
}

/** The replacement for an error screen that cannot be loaded either. */
function LastResort() {
  return (
    <p role="alert">
      This page could not be loaded. <Button onClick={() => location.reload()}>Try again</Button>
      <HydrationMark />
    </p>
  );
}

/** Loads pages before they are opened, after the first input. Off while the browser saves data. */
function usePrefetching(path: string): void {
  const { parser } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links to prefetch
  useEffect(() => {
    void firstInput()
      .then(loadTrouble)
      .catch(() => {});
    if (savesData()) return;
    const left = new AbortController();
    void firstInput()
      .then(() => import('./prefetching.ts'))
      .then(({ prefetchPages }) => prefetchPages(parser, left.signal))
      // Without prefetching, pages load when they are opened.
      .catch(() => {});
    return () => left.abort();
  }, [path, parser]);
}

/**
 * The location of the page on screen. While the next page loads, it is still the location of the previous one.
 * @returns a location hook for the router around the page, and whether another page is loading
 */
function useShownLocation() {
  const asked = usePathname(useRouter());
  const pathname = useDeferredValue(asked);
  const hook = useMemo(() => locationAt(pathname), [pathname]);
  // Subscribes to the query as well, for pages that do not read it.
  hook.searchHook();
  return { pathname, hook, isLoading: pathname !== asked };
}

/** Lets a page read its own address until it is replaced, although the browser's has already changed. */
function locationAt(pathname: string) {
  let search = '';
  const readSearch = () => {
    if (globalThis.location?.pathname === pathname) search = location.search;
    return search;
  };
  const navigateFromHere: typeof navigate = (to, options) => {
    // The browser may already be at the next page, whose address this page must not replace.
    if (options?.replace && location.pathname !== pathname) return;
    navigate(to, options);
  };
  return Object.assign((): ReturnType<BaseLocationHook> => [pathname, navigateFromHere], {
    searchHook: () => useLocationProperty(readSearch, readSearch),
  });
}
