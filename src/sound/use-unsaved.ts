import { useEffect, useState } from 'react';
import { useOnline } from '#src/device/use-online.ts';

/** Whether a clip cannot play now: there is no network, and none of its files, in different formats, on the device. */
export function useUnsaved(files: readonly string[]): boolean {
  const online = useOnline();
  const [unsaved, setUnsaved] = useState(false);
  const key = files.join(' ');
  useEffect(() => {
    setUnsaved(false);
    if (online || key === '') return;
    let isCurrent = true;
    isSaved(key.split(' ')).then((saved) => {
      if (isCurrent) setUnsaved(!saved);
    });
    return () => {
      isCurrent = false;
    };
  }, [online, key]);
  return unsaved;
}

/** Whether one of the files is on the device; also `true` where the browser does not say. */
async function isSaved(files: readonly string[]): Promise<boolean> {
  try {
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return kept.some(Boolean);
  } catch {
    return true;
  }
}
