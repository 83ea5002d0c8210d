import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { Routes } from './routes.tsx';

/** The whole app. An error in a page leaves the layout around it intact. */
export function App() {
  const [path] = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Layout>
        {/* The key remounts the page on every navigation, so that its heading is focused. */}
        <ErrorBoundary key={path} FallbackComponent={ErrorScreen}>
          <Suspense>
            <Routes />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
