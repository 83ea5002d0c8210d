import { BAND } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { AudioSample } from '#src/content/model.ts';
import { INSTRUMENT_NAMES } from './answer-names.ts';

/** A rhythm as a band plays it: the whole band, bongos with güira, and each instrument alone. */
export const bandSamples = (rhythm: RhythmType): AudioSample[] => [
  { name: 'The whole band', clip: `band-${rhythm}` },
  { name: 'Bongos & Güira', clip: `solo-${rhythm}-bongos_guira` },
  ...BAND.map((player) => ({ name: INSTRUMENT_NAMES[player], clip: `solo-${rhythm}-${player}` })),
];

/** The item of a list of clips: its id comes from its first clip and its length. */
export function clipsItem(samples: readonly { clip: string }[]): string {
  return `clips-${samples[0]?.clip}-${samples.length}`;
}
