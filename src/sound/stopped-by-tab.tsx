import { useSyncExternalStore } from 'react';
import { engine } from '#audio/engine/engine.ts';

/** A message that another tab has stopped the sound of this one. */
export function StoppedByTab() {
  const stopped = useSyncExternalStore(
    engine.onStoppedByTab,
    () => engine.stoppedByTab,
    () => false,
  );
  return <p role="status">{stopped && 'Stopped: another tab plays'}</p>;
}
