import { stored } from '#src/device/stored.ts';
import { SHORTCUT_KEYS } from '#src/practice/keyboard/shortcuts.ts';

/** The default key to tap. */
export const INITIAL_KEY = 'j';
/** The key that tapped in earlier versions. It presents elsewhere, and does nothing while *Play along* is shown. */
const FORMER_KEY = 'f';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The key in its stored and displayed form; `null` if it cannot be a tap key. */
export function tapKeyOf({ key, ctrlKey, metaKey, altKey }: KeyPress): string | null {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey || altKey || [...name].length !== 1) return null;
  // Keys with another meaning on the page.
  return name === FORMER_KEY || Object.hasOwn(SHORTCUT_KEYS, name) ? null : name;
}

/** The key that the player has chosen. A stored F is read as J. */
export const TAP_KEY = stored(
  'tap_key',
  (key) =>
    key === FORMER_KEY
      ? INITIAL_KEY
      : tapKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false }),
  String,
);

/** Whether a key is the one of earlier versions, which does nothing here. */
export const isFormerKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  key.toLowerCase() === FORMER_KEY && !ctrlKey && !metaKey && !altKey;
