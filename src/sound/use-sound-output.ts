import { useEffect, useSyncExternalStore } from 'react';
import { engine } from '#audio/engine/engine.ts';
import type { SoundStatus } from '#audio/engine/output/sound-output.ts';
import { firstInput } from '#src/page/input/first-input.ts';
import { useLaterPart } from '#src/page/loading/use-later-part.ts';
import { usePageTool } from '#src/page/page-tool.ts';

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

async function loadSoundBar() {
  await firstInput();
  return (await import('./sound-bar.tsx')).SoundBar;
}

/** Opens the sound with the first gesture, and again after a loss. The first input also brings the sound bar. */
export function useSound(): SoundStatus {
  usePageTool(useLaterPart('sound bar', true, loadSoundBar));
  useEffect(() => {
    const open = () => void engine.output.open();
    const reopen = () => {
      if (engine.output.status === 'silent') open();
    };
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of GESTURES) window.addEventListener(type, open, { capture: true, signal });
    document.addEventListener('visibilitychange', reopen, { signal });
    navigator.mediaDevices?.addEventListener('devicechange', reopen, { signal });
    return () => controller.abort();
  }, []);
  return useSyncExternalStore(
    engine.output.subscribe,
    () => engine.output.status,
    () => 'unopened',
  );
}
