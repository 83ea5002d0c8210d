import { plural } from '#lib/words.ts';
import { withChannel } from '#src/band/mixer.ts';
import { INSTRUMENT_NAMES, RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { type Cue, type PracticeContext, tempoOf } from '#src/practice/playing/machine.ts';
import { LENGTHS, type PracticeSettings } from '#src/practice/settings/settings.ts';
import type { SettingShortcut } from './shortcuts.ts';

/** The change of the settings that a key makes. */
export function changeOf(
  shortcut: SettingShortcut,
  context: PracticeContext,
): Partial<PracticeSettings> {
  const { mixer, length } = context.settings;
  switch (shortcut.type) {
    case 'tempo':
      return { tempo: tempoOf(context) + shortcut.by };
    case 'rhythm':
      // A whole song changes its rhythm itself.
      return length === 'form' ? {} : { rhythm: shortcut.rhythm };
    case 'length':
      return { length: LENGTHS[LENGTHS.indexOf(length) + shortcut.by] ?? length };
    case 'mute':
    case 'solo': {
      const { type, player } = shortcut;
      return { mixer: withChannel(mixer, player, { [type]: !mixer[player][type] }) };
    }
  }
}

/**
 * The announcement for screen readers after a key.
 * @param settings after the key's change
 * @param playing whether the band plays; then another rhythm waits for the bar line
 */
export function messageOf(
  shortcut: SettingShortcut,
  { tempo, rhythm, length, mixer }: PracticeSettings,
  playing: boolean,
): string {
  switch (shortcut.type) {
    case 'tempo':
      return `${tempo} counts a minute`;
    case 'rhythm':
      if (length === 'form') return 'In the whole song the rhythm changes by itself';
      return playing ? `${RHYTHM_NAMES[rhythm]} from the next bar` : RHYTHM_NAMES[rhythm];
    case 'length':
      if (length === 'form') return 'Whole song';
      return plural(length, { one: '# bar', other: '# bars' });
    case 'mute':
    case 'solo': {
      const { type, player } = shortcut;
      const state = type === 'mute' ? 'muted' : 'solo';
      return `${INSTRUMENT_NAMES[player]} ${mixer[player][type] ? '' : 'not '}${state}`;
    }
  }
}

/** Why the band does not follow a cue; empty if it does. */
export function refusalOf(
  cue: Cue,
  { bar, settings }: Pick<PracticeContext, 'bar' | 'settings'>,
): string {
  if (bar === null) return 'Cues are for while the band plays';
  return cue === 'corte' || settings.length === 'form' ? '' : 'A loop can only have a corte';
}
