import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { HydrationMark, useHydratingPart } from '#src/page/hydration.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { Routes } from './routes.tsx';

/** The whole app. An error in a page leaves the layout around it intact. */
export function App() {
  const [path] = useLocation();
  useHydratingPart();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Layout>
        {/* The key remounts the page on every navigation, so that its heading is focused. */}
        <ErrorBoundary key={path} FallbackComponent={ErrorScreen}>
          <Suspense>
            <Routes />
            <HydrationMark />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
