import { Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { Button } from '#src/ui/button.tsx';
import { CACHES } from './kept-files.ts';

interface OfflineButtonProps {
  /** The path of the page. */
  path: string;
  /** What is saved, as the subject of a sentence: 'This lesson'. */
  name: string;
}

/** Saves the page with its sounds. What does that is loaded on request, and where the page has been saved. */
export function OfflineButton({ path, name }: OfflineButtonProps) {
  const [shown, setShown] = useState<'saved' | 'save' | null>(null);
  useEffect(() => {
    let stale = false;
    void wasSaved(path).then((is) => is && !stale && setShown('saved'));
    return () => {
      stale = true;
    };
  }, [path]);
  const save = () => {
    forgetFailures();
    setShown('save');
  };
  const button = (
    <Button kind="quiet" data-screen-only onClick={save}>
      Save for offline
    </Button>
  );
  if (!shown) return button;
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <span role="alert">
          This could not be loaded. <Button onClick={resetErrorBoundary}>Try again</Button>
        </span>
      )}
      onReset={forgetFailures}
    >
      <Suspense fallback={button}>
        <Loaded path={path} name={name} begin={shown === 'save'} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ path, ...props }: OfflineButtonProps & { begin: boolean }) {
  const [paths] = useState([path]);
  const { SaveForOffline } = use(loadOnce('save', () => import('./save-for-offline.tsx')));
  return <SaveForOffline paths={paths} {...props} />;
}

/** Whether the learner has saved the page; never rejects. */
async function wasSaved(path: string): Promise<boolean> {
  try {
    return Boolean(await caches.match(path, { cacheName: CACHES.saved }));
  } catch {
    // No caches, as over plain HTTP.
    return false;
  }
}
