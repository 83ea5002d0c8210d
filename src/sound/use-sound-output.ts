import { useEffect, useSyncExternalStore } from 'react';
import { engine } from '#audio/engine/engine.ts';
import type { SoundStatus } from '#audio/engine/sound-output.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { VolumeControl } from './volume-control.tsx';

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Opens the sound on the first gesture on a page that has something to hear, so that it runs before
 * the first tap is over, and opens it again whenever it was lost. The volume is at hand meanwhile.
 */
export function useSound(): SoundStatus {
  usePageTool(VolumeControl);
  useEffect(() => {
    const open = () => void engine.output.open();
    const reopen = () => {
      if (engine.output.status === 'silent') open();
    };
    for (const type of GESTURES) window.addEventListener(type, open, { capture: true });
    document.addEventListener('visibilitychange', reopen);
    navigator.mediaDevices?.addEventListener('devicechange', reopen);
    return () => {
      for (const type of GESTURES) window.removeEventListener(type, open, { capture: true });
      document.removeEventListener('visibilitychange', reopen);
      navigator.mediaDevices?.removeEventListener('devicechange', reopen);
    };
  }, []);
  return useSyncExternalStore(
    (listener) => engine.output.subscribe(listener),
    () => engine.output.status,
    () => 'unopened',
  );
}
