import type { RhythmType } from '#audio/music/rhythms.ts';
import { RHYTHM_BINDINGS } from '#src/band/players/rhythm-keys.ts';
import type { Keys } from '#src/page/input/keys.ts';

/** The action of a key of the teacher or of a clicker. */
export type Command =
  | { type: 'next' | 'back' | 'toggle' | 'black' | 'leave' | 'clap' | 'compare' | 'code' }
  /** Leaves, and ends the class: its plan starts from the beginning the next time. */
  | { type: 'end' }
  | { type: 'rhythm'; rhythm: RhythmType }
  | { type: 'tempo'; direction: 1 | -1 }
  | { type: 'digit'; digit: number };

const DIGITS = Array.from({ length: 10 }, (_, digit): [string, Command] => [
  `${digit}`,
  { type: 'digit', digit },
]);

export const STAGE_KEYS: Keys<Command> = {
  ...Object.fromEntries(DIGITS),
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
  ...RHYTHM_BINDINGS,
  '+': { type: 'tempo', direction: 1 },
  // The + key without Shift.
  '=': { type: 'tempo', direction: 1 },
  '-': { type: 'tempo', direction: -1 },
  '−': { type: 'tempo', direction: -1 },
  c: { type: 'clap' },
  v: { type: 'compare' },
  q: { type: 'code' },
};
