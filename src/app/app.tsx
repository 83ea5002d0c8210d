import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { Routes } from './routes.tsx';

/** The whole app. A page that fails leaves the shell around it standing. */
export function App() {
  const [path] = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Layout>
        {/* The key makes every address a page of its own, with its own heading to arrive at. */}
        <ErrorBoundary key={path} FallbackComponent={ErrorScreen}>
          <Suspense>
            <Routes />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
