import { useSyncExternalStore } from 'react';
import { engine } from '#audio/engine/engine.ts';

/** Says why it is quiet, when another tab has stopped what played here. */
export function StoppedByTab() {
  const stopped = useSyncExternalStore(
    engine.onStoppedByTab,
    () => engine.stoppedByTab,
    () => false,
  );
  return <p role="status">{stopped && 'Stopped: another tab plays'}</p>;
}
