import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';

/** What a key does on the Practice page. */
export type Shortcut = { type: 'play' } | { type: 'tap' } | SettingShortcut | { type: 'help' };

/** A key that changes a setting. */
export type SettingShortcut =
  /** Counts a minute, up or down. */
  | { type: 'tempo'; by: number }
  | { type: 'mute' | 'solo'; player: BandInstrument }
  | { type: 'rhythm'; rhythm: RhythmType }
  /** The next shorter or longer loop. */
  | { type: 'length'; by: -1 | 1 };

const RHYTHM_KEYS: Readonly<Record<string, RhythmType>> = { d: 'derecho', m: 'majao', x: 'mambo' };

/** The keys as the help lists them. */
export const SHORTCUT_HELP: readonly (readonly [keys: string, action: string])[] = [
  ['Space', 'Play, stop'],
  ['↑ ↓', 'Tempo up or down by 1; with Shift by 5'],
  ['T', 'Tap the tempo'],
  ['D, M, X', 'Derecho, majao, mambo'],
  ['1 to 5', 'Mute requinto, segunda, bass, güira, bongos; with Shift solo'],
  ['[ ]', 'Shorter or longer loop'],
  ['F, J', 'Tap along with the band, unless you choose another key'],
  ['F', 'Present the band to a class, unless the tap pad is in view'],
  ['?', 'This list'],
];

/** The keys of an own part, which act while the focus is on one of its cells. */
export const OWN_PART_HELP: typeof SHORTCUT_HELP = [
  ['← → ↑ ↓', 'Move'],
  ['Space', 'The next stroke'],
  ['1 to 9', 'Set a stroke'],
  ['0', 'Set a rest'],
];

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does, or `null`. Keys with Ctrl, Meta or Alt belong to the browser. */
export function shortcutOf({ key, code, shiftKey, ...modifiers }: Key): Shortcut | null {
  if (modifiers.ctrlKey || modifiers.metaKey || modifiers.altKey) return null;
  // By its place on the keyboard: with Shift, a digit key gives another character.
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1] ?? /^[1-5]$/.exec(key)?.[0];
  const player = BAND[Number(digit) - 1];
  if (player) return { type: shiftKey ? 'solo' : 'mute', player };
  const rhythm = RHYTHM_KEYS[key.toLowerCase()];
  if (rhythm) return { type: 'rhythm', rhythm };
  switch (key) {
    case ' ':
      return { type: 'play' };
    case 'ArrowUp':
      return { type: 'tempo', by: shiftKey ? 5 : 1 };
    case 'ArrowDown':
      return { type: 'tempo', by: shiftKey ? -5 : -1 };
    case 't':
    case 'T':
      return { type: 'tap' };
    case '[':
      return { type: 'length', by: -1 };
    case ']':
      return { type: 'length', by: 1 };
    case '?':
      return { type: 'help' };
    default:
      return null;
  }
}

/** Whether holding the key down repeats what it does. */
export const repeats = ({ type }: Shortcut): boolean => type === 'tempo';
