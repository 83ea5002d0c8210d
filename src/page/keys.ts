/**
 * What keys do: by `KeyboardEvent.key`, letters in lower case, and `Shift+` before it where Shift does not make
 * the character. A digit is also found by its place on the keyboard.
 */
export type Keys<Command> = Readonly<Record<string, Command>>;

/** Keys that belong together, as a help lists them. */
export interface KeyRow<Command> {
  /** As it is printed: '↑ ↓'. */
  keys: string;
  /** What they do. */
  action: string;
  commands: Keys<Command>;
}

export function keysOf<Command>(rows: readonly KeyRow<Command>[]): Keys<Command> {
  return Object.assign({}, ...rows.map(({ commands }) => commands));
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key does, or `null`. Keys with Ctrl, Meta or Alt belong to the browser. */
export function commandOf<Command>(keys: Keys<Command>, event: Key): Command | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey) return null;
  const shift = shiftKey ? 'Shift+' : '';
  const isLetter = /^\p{L}$/u.test(key);
  const makesCharacter = key.length === 1 && key !== ' ' && !isLetter;
  const name = (makesCharacter ? '' : shift) + (isLetter ? key.toLowerCase() : key);
  const place = shift + (/^Digit(\d)$/.exec(code)?.[1] ?? '');
  // With Shift, a digit key may give another character, or be needed for the digit.
  const found = (shiftKey ? [place, name] : [name, place]).find((each) =>
    Object.hasOwn(keys, each),
  );
  return found === undefined ? null : (keys[found] ?? null);
}

const TEXT_FIELDS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

/** Whether somebody is typing: keys are text there, or choose from a list. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/** Whether a dialog other than the given one is open, which has the keys then. */
export function isCovered(dialog: Element | null = null): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((open) => open !== dialog);
}

/** What has the focus, and so keeps some keys for itself. */
export type KeyOwner = 'text' | 'slider' | 'button' | null;

/** The keys that their owner keeps. Those of a clicker and Escape are never text. */
const KEPT: Readonly<Record<NonNullable<KeyOwner>, (key: string) => boolean>> = {
  text: (key) => !['PageDown', 'PageUp', 'Escape'].includes(key),
  slider: (key) => key.startsWith('Arrow'),
  button: (key) => key === 'Enter' || key === ' ',
};

export function isKept(owner: KeyOwner, key: string): boolean {
  return owner !== null && KEPT[owner](key);
}

/** A control that is locked keeps nothing. */
export function ownerOf(target: EventTarget | null): KeyOwner {
  if (!(target instanceof Element)) return null;
  if (isTyping(target)) return 'text';
  if (target.matches('input[type=range], input[type=radio]')) return 'slider';
  return target.closest(':is(button, a, summary, input):not([aria-disabled=true])')
    ? 'button'
    : null;
}
