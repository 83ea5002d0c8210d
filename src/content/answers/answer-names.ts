import type { BandInstrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythm-types.ts';

export const INSTRUMENT_NAMES: Readonly<Record<BandInstrument, string>> = {
  requinto: 'Requinto',
  segunda: 'Segunda',
  bass: 'Bass',
  guira: 'Güira',
  bongos: 'Bongos',
};

export const RHYTHM_NAMES: Readonly<Record<RhythmType, string>> = {
  derecho: 'Derecho',
  majao: 'Majao',
  mambo: 'Mambo',
};

export const SECTION_NAMES: Readonly<Record<SectionName, string>> = {
  intro: 'Intro',
  verse: 'Verse',
  'pre-chorus': 'Pre-chorus',
  chorus: 'Chorus',
  mambo: 'Mambo',
  interlude: 'Interlude',
  outro: 'Outro',
};

/** A hint for questions on players whom a phone plays too softly: see `audiblePlayers` in audio/music/ear. */
export const HEADPHONES =
  'Use headphones: a phone’s loudspeaker plays the bass and the segunda only faintly.';
