import { useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';
import { deviceStorage } from './device-storage.ts';

const KEY = 'practice_keys';
const listeners = new Listeners();

/** Whether single keys act: those of the Practice page, and F, which presents. Kept on the device; on at first. */
export const singleKeysAct = () => deviceStorage.read(KEY) !== 'off';

/** Whether single keys act, and a function that switches them. */
export function useShortcutSwitch(): [enabled: boolean, setEnabled: (enabled: boolean) => void] {
  return [useSyncExternalStore(listeners.subscribe, singleKeysAct, () => true), setEnabled];
}

function setEnabled(enabled: boolean): void {
  deviceStorage.write(KEY, enabled ? 'on' : 'off');
  listeners.notify();
}
