import type { CatalogueEntry } from '#audio/music/catalogue.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import {
  type AudioQuiz,
  INSTRUMENT_NAMES,
  NON_BACHATA,
  RHYTHM_NAMES,
  SECTION_NAMES,
} from '#src/content/answer-names.ts';

/**
 * The right answer to a finished clip, as a list of names: the same as `ANSWERS` reads off its score,
 * from what the catalogue kept of it when it was rendered. So a quiz need not load the music itself.
 */
export function answersOf(quiz: AudioQuiz, clip: CatalogueEntry): string[] {
  switch (quiz) {
    case 'present':
      return band((instrument) => clip.instruments.includes(instrument));
    case 'missing':
      return band((instrument) => !clip.instruments.includes(instrument));
    case 'sections':
      return named(SECTION_NAMES, clip.section);
    case 'rhythms':
    case 'parts':
      return clip.groove ? [NON_BACHATA] : named(RHYTHM_NAMES, clip.rhythm);
  }
}

function band(applies: (instrument: BandInstrument) => boolean): string[] {
  return BAND.filter(applies).map((instrument) => INSTRUMENT_NAMES[instrument]);
}

function named(names: Readonly<Record<string, string>>, id = ''): string[] {
  const name = names[id];
  return name === undefined ? [] : [name];
}
