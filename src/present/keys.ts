import { RHYTHM_KEYS } from '#src/band/players/rhythm-keys.ts';
import type { Keys } from '#src/page/input/keys.ts';

/** The action of a key of the teacher or of a clicker. */
export type Command =
  | { type: 'next' | 'back' | 'toggle' | 'black' | 'leave' | 'code' }
  /** Leaves, and ends the class: its plan starts from the beginning the next time. */
  | { type: 'end' }
  /** A key of the slide on screen, as it is printed there. */
  | { type: 'press'; key: string };

const SLIDE_KEYS = [...'0123456789CV+−', ...Object.values(RHYTHM_KEYS)];

export const STAGE_KEYS: Keys<Command> = {
  ...Object.fromEntries(
    SLIDE_KEYS.map((key): [string, Command] => [key.toLowerCase(), { type: 'press', key }]),
  ),
  // The + key without Shift.
  '=': { type: 'press', key: '+' },
  '-': { type: 'press', key: '−' },
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
  q: { type: 'code' },
};
