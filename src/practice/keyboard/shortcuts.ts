import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { TEMPO_STEP } from '#audio/music/tempo.ts';
import { RHYTHM_BINDINGS, RHYTHM_KEYS } from '#src/band/players/rhythm-keys.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import { type KeyRow, keysOf } from '#src/page/input/keys.ts';
import type { Cue } from '#src/practice/playing/machine.ts';

/** The action of a key on the Practice page. */
export type Shortcut =
  | { type: 'play' }
  | { type: 'tap' }
  | { type: 'cue'; cue: Cue }
  | SettingShortcut
  | { type: 'help' };

/** A key that changes a setting. */
export type SettingShortcut =
  /** Counts a minute, up or down. */
  | { type: 'tempo'; by: number }
  | { type: 'mute' | 'solo'; player: BandInstrument }
  | { type: 'rhythm'; rhythm: RhythmType }
  /** The next shorter or longer loop. */
  | { type: 'length'; by: -1 | 1 };

const MUTES = BAND.flatMap((player, i): [string, Shortcut][] => [
  [`${i + 1}`, { type: 'mute', player }],
  [`Shift+${i + 1}`, { type: 'solo', player }],
]);

/** The keys of the page, in the order of the help. Rows without commands are handled by other parts of the app. */
export const SHORTCUTS: readonly KeyRow<Shortcut>[] = [
  { keys: 'Space', action: 'Play, stop', commands: { ' ': { type: 'play' } } },
  {
    keys: '↑ ↓',
    action: `Tempo up or down by 1; with Shift by ${TEMPO_STEP}`,
    commands: {
      ArrowUp: { type: 'tempo', by: 1 },
      ArrowDown: { type: 'tempo', by: -1 },
      'Shift+ArrowUp': { type: 'tempo', by: TEMPO_STEP },
      'Shift+ArrowDown': { type: 'tempo', by: -TEMPO_STEP },
    },
  },
  { keys: 'T', action: 'Tap the tempo', commands: { t: { type: 'tap' } } },
  {
    keys: RHYTHM_TYPES.map((rhythm) => RHYTHM_KEYS[rhythm]).join(', '),
    action: 'Derecho, majao, mambo',
    commands: RHYTHM_BINDINGS,
  },
  {
    keys: `1 to ${BAND.length}`,
    action: `Mute ${BAND.map((player) => INSTRUMENT_NAMES[player].toLowerCase()).join(', ')}; with Shift solo`,
    commands: Object.fromEntries(MUTES),
  },
  {
    keys: '[ ]',
    action: 'Fewer or more bars',
    commands: { '[': { type: 'length', by: -1 }, ']': { type: 'length', by: 1 } },
  },
  {
    keys: 'B, C, E',
    action:
      'Mambo, corte, end at the next bar line; so do MIDI pedals, connected on the full stage',
    commands: {
      b: { type: 'cue', cue: 'mambo' },
      c: { type: 'cue', cue: 'corte' },
      e: { type: 'cue', cue: 'end' },
    },
  },
  { keys: 'J', action: 'Tap (in a run of Play along)', commands: {} },
  { keys: 'F', action: 'Present (not while Play along is shown)', commands: {} },
  { keys: '?', action: 'This list', commands: { '?': { type: 'help' } } },
];

/** The keys of an edited pattern, which act while the focus is on one of its cells (`LaneEditor`). */
export const OWN_PART_HELP: readonly Omit<KeyRow<never>, 'commands'>[] = [
  { keys: '← → ↑ ↓', action: 'Move' },
  { keys: 'Space', action: 'The next stroke' },
  { keys: '1 to 9', action: 'Set the stroke that has this figure' },
  { keys: '0', action: 'Set a rest' },
  { keys: 'Ctrl Z', action: 'Take back; with Shift do it again' },
  { keys: 'Ctrl C, Ctrl V', action: 'Copy and paste the bar' },
];

export const SHORTCUT_KEYS = keysOf(SHORTCUTS);

/** Whether holding the key down repeats its action. */
export const repeats = ({ type }: Shortcut): boolean => type === 'tempo';
