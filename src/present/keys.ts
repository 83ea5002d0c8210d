import type { RhythmType } from '#audio/music/rhythms.ts';

/** What a key of the teacher or of a clicker does. */
export type Command =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'toggle' }
  | { type: 'black' }
  | { type: 'leave' }
  | { type: 'rhythm'; rhythm: RhythmType }
  | { type: 'tempo'; direction: 1 | -1 }
  | { type: 'digit'; digit: number }
  | { type: 'clap' }
  | { type: 'compare' }
  | { type: 'code' };

/**
 * What has the focus, and so keeps some keys for itself: a text field all but those of a clicker, a slider
 * its arrows, a button Enter and Space, but only if it was reached by keyboard.
 */
export type KeyOwner = 'text' | 'slider' | 'button' | null;

type Key = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const KEYS: Readonly<Record<string, Command>> = {
  PageDown: { type: 'next' },
  ArrowRight: { type: 'next' },
  ArrowDown: { type: 'next' },
  Enter: { type: 'next' },
  PageUp: { type: 'back' },
  ArrowLeft: { type: 'back' },
  ArrowUp: { type: 'back' },
  ' ': { type: 'toggle' },
  '.': { type: 'black' },
  b: { type: 'black' },
  Escape: { type: 'leave' },
  d: { type: 'rhythm', rhythm: 'derecho' },
  m: { type: 'rhythm', rhythm: 'majao' },
  x: { type: 'rhythm', rhythm: 'mambo' },
  '+': { type: 'tempo', direction: 1 },
  // The key of + without Shift.
  '=': { type: 'tempo', direction: 1 },
  '-': { type: 'tempo', direction: -1 },
  '−': { type: 'tempo', direction: -1 },
  c: { type: 'clap' },
  v: { type: 'compare' },
  q: { type: 'code' },
};

/** The keys that their owner keeps. */
const KEPT: Readonly<Record<NonNullable<KeyOwner>, (key: string) => boolean>> = {
  text: (key) => !['PageDown', 'PageUp', 'Escape'].includes(key),
  slider: (key) => key.startsWith('Arrow'),
  button: (key) => key === 'Enter' || key === ' ',
};

/**
 * What a key does, or `null`. Keys with a modifier belong to the browser; Shift only counts where it does
 * not make the character. A key that is held down acts once.
 */
export function commandOf(event: Key, owner: KeyOwner = null): Command | null {
  const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (repeat || ctrlKey || metaKey || altKey) return null;
  if (owner && KEPT[owner](key)) return null;
  if (/^\d$/.test(key)) return { type: 'digit', digit: Number(key) };
  const isCharacter = /^[.+=−-]$/.test(key);
  if (shiftKey && !isCharacter) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(KEYS, name) ? (KEYS[name] ?? null) : null;
}
