import { useEffect, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { SAVED } from './saved/saved-cache.ts';

interface OfflineButtonProps {
  path: string;
  /** The name of the saved page, as the subject of a sentence: 'This lesson'. */
  name: string;
}

const load = () => import('./saving/save-for-offline.tsx');

/** A button that saves the page with its sounds. Its code loads on request, or if the page has been saved. */
export function OfflineButton(props: OfflineButtonProps) {
  return import.meta.env.VITE_OFFLINE === 'off' ? null : <SavingButton {...props} />;
}

function SavingButton({ path, name }: OfflineButtonProps) {
  const [loaded, setLoaded] = useState<typeof import('./saving/save-for-offline.tsx')>();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Missing over plain HTTP.
    globalThis.caches
      ?.match(path, { cacheName: SAVED })
      .then(async (saved) => saved && setLoaded(await load()))
      .catch(() => {});
  }, [path]);
  if (loaded) return <loaded.SaveForOffline path={path} name={name} begin={asked} />;
  const save = () => {
    setAsked(true);
    load().then(setLoaded, () => setFailed(true));
  };
  return (
    <Button kind="quiet" data-screen-only onClick={save}>
      {failed ? 'Could not be loaded. Try again' : 'Save for offline'}
    </Button>
  );
}
