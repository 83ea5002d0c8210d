import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { stored } from '#src/device/stored.ts';
import { SHORTCUT_KEYS } from '#src/practice/shortcuts.ts';

/** Under both index fingers, without a meaning elsewhere on the page. */
export const INITIAL_KEYS: readonly string[] = ['f', 'j'];

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The key as it is stored and shown; `null` if it cannot be a tap key. */
export function tapKeyOf({ key, ctrlKey, metaKey, altKey }: Key): string | null {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey || altKey || [...name].length !== 1) return null;
  // Keys with another meaning on the page.
  return Object.hasOwn(SHORTCUT_KEYS, name) ? null : name;
}

/** The player's own key. */
export const TAP_KEY = stored(
  'tap_key',
  (key) => tapKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false }),
  String,
);

/** The keys that tap: the player's own, or F and J. */
export function tapKeys(device: DeviceStorage = deviceStorage): readonly string[] {
  const own = TAP_KEY.read(device);
  return own === null ? INITIAL_KEYS : [own];
}
