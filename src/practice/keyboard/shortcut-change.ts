import { withChannel } from '#src/band/mixer.ts';
import { type PracticeContext, tempoOf } from '#src/practice/playing/machine.ts';
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
