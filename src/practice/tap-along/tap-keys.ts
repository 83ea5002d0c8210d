import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

/** Under both index fingers, without a meaning elsewhere on the page. */
export const INITIAL_KEYS: readonly string[] = ['f', 'j'];
const STORED = 'tap_key';
/** Keys with another meaning on the page. */
const RESERVED = [' ', 't', 'd', 'm', 'x', '1', '2', '3', '4', '5', '[', ']', '?'];

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The key as it is stored and shown; `null` if it cannot be a tap key. */
export function tapKeyOf({ key, ctrlKey, metaKey, altKey }: Key): string | null {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey || altKey || [...name].length !== 1) return null;
  return RESERVED.includes(name) ? null : name;
}

/** The keys that tap: the player's own, or F and J. */
export function tapKeys(device: DeviceStorage = deviceStorage): readonly string[] {
  const stored = device.read(STORED) ?? '';
  const own = tapKeyOf({ key: stored, ctrlKey: false, metaKey: false, altKey: false });
  return own === null ? INITIAL_KEYS : [own];
}

/** @param key from `tapKeyOf`; `null` for F and J */
export function storeTapKey(key: string | null, device: DeviceStorage = deviceStorage): void {
  device.write(STORED, key ?? '');
}
