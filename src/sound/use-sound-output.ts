import { useEffect, useSyncExternalStore } from 'react';
import { engine } from '#audio/engine/engine.ts';
import type { SoundStatus } from '#audio/engine/sound-output.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { SoundBar } from './sound-bar.tsx';

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Opens the sound with the first gesture on the page, so that it is running by the end of a tap, and
 * reopens it after a loss. Shows the sound bar.
 */
export function useSound(): SoundStatus {
  usePageTool(SoundBar);
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
    engine.output.subscribe,
    () => engine.output.status,
    () => 'unopened',
  );
}
