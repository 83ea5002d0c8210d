import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Commands of keys, by `KeyboardEvent.key`, letters in lower case, and `Shift+` before it where Shift does not
 * make the character. A digit is also found by its place on the keyboard.
 */
export type Keys<Command> = Readonly<Record<string, Command>>;

/** Keys that belong together, as a help lists them. */
export interface KeyRow<Command> {
  /** The keys in print: '↑ ↓'. */
  keys: string;
  action: string;
  commands: Keys<Command>;
}

export function keysOf<Command>(rows: readonly KeyRow<Command>[]): Keys<Command> {
  return Object.assign({}, ...rows.map(({ commands }) => commands));
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command of a key, or `null`. Keys with Ctrl, Meta or Alt belong to the browser. */
export function commandOf<Command>(keys: Keys<Command>, event: KeyPress): Command | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey) return null;
  const shift = shiftKey ? 'Shift+' : '';
  const isLetter = /^\p{L}$/u.test(key);
  const makesCharacter = key.length === 1 && key !== ' ' && !isLetter;
  const name = (makesCharacter ? '' : shift) + (isLetter ? key.toLowerCase() : key);
  const place = shift + (/^Digit(\d)$/.exec(code)?.[1] ?? '');
  // With Shift, a digit key may give another character, or need Shift for the digit.
  const found = (shiftKey ? [place, name] : [name, place]).find((each) =>
    Object.hasOwn(keys, each),
  );
  return found === undefined ? null : (keys[found] ?? null);
}

const TEXT_FIELDS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/** Whether another dialog than the given one is open, which gets the keys. */
export function isCovered(dialog: Element | null = null): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((open) => open !== dialog);
}

/** The kind of the focused control, which reserves some keys. */
type KeyOwner = 'text' | 'slider' | 'button' | null;

/** The keys that each kind of control reserves. Escape and the keys of a clicker are never text. */
const KEPT: Readonly<Record<NonNullable<KeyOwner>, (key: string) => boolean>> = {
  text: (key) => !['PageDown', 'PageUp', 'Escape'].includes(key),
  slider: (key) => key.startsWith('Arrow'),
  button: (key) => key === 'Enter' || key === ' ',
};

export function isKept(owner: KeyOwner, key: string): boolean {
  return owner !== null && KEPT[owner](key);
}

/** The kind of the focused control; `null` for a locked one, which reserves no keys. */
export function ownerOf(target: EventTarget | null): KeyOwner {
  if (!(target instanceof Element)) return null;
  if (isTyping(target)) return 'text';
  if (target.matches('input[type=range], input[type=radio]')) return 'slider';
  return target.closest(':is(button, a, summary, input):not([aria-disabled=true])')
    ? 'button'
    : null;
}

interface KeysOptions<Command> {
  enabled?: boolean;
  /** The dialog that uses the keys. Keys of the page have no effect while a dialog is open. */
  dialog?: RefObject<HTMLDialogElement | null>;
  /** Whether a key that is held down repeats its command; otherwise it acts once. */
  repeats?: (command: Command) => boolean;
}

/** Calls back for keys, wherever the focus is, unless the focused control reserves the key. */
export function useKeys<Command>(
  keys: Keys<Command>,
  onCommand: (command: Command, event: KeyboardEvent) => void,
  { enabled = true, dialog, repeats = () => false }: KeysOptions<Command> = {},
): void {
  useKeyDown((event) => {
    if (!enabled || event.defaultPrevented || isCovered(dialog?.current)) return;
    const command = commandOf(keys, event);
    if (command === null || isKept(ownerOf(event.target), event.key)) return;
    // Also while a key is held down, so that it does not scroll.
    event.preventDefault();
    if (!event.repeat || repeats(command)) onCommand(command, event);
  });
}

/** Calls the listener of the latest render for each key, wherever the focus is. */
export function useKeyDown(listener: (event: KeyboardEvent) => void, capture = false): void {
  const onKeyDown = useEffectEvent(listener);
  // Before the paint, so that no key is lost once the page is visible.
  useLayoutEffect(() => {
    const onEvent = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', onEvent, capture);
    return () => document.removeEventListener('keydown', onEvent, capture);
  }, [capture]);
}
