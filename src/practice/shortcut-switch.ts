import { useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';
import { deviceStorage } from '#src/device/device-storage.ts';

const KEY = 'practice_keys';
const listeners = new Listeners();

const current = () => deviceStorage.read(KEY) !== 'off';

/** Whether single keys act on the Practice page. Kept on the device; on at first. */
export function useShortcutSwitch(): [enabled: boolean, setEnabled: (enabled: boolean) => void] {
  return [useSyncExternalStore(listeners.subscribe, current, () => true), setEnabled];
}

function setEnabled(enabled: boolean): void {
  deviceStorage.write(KEY, enabled ? 'on' : 'off');
  listeners.notify();
}
