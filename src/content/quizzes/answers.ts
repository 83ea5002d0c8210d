import type { ClipFacts } from '#audio/music/clips/catalogue.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import {
  type AudioQuiz,
  INSTRUMENT_NAMES,
  NON_BACHATA,
  RHYTHM_NAMES,
  SECTION_NAMES,
} from '#src/content/answers/answer-names.ts';

/**
 * The correct answer for a clip, as a list of names. The catalogue has the facts of rendered clips, so that a
 * quiz does not load the music.
 */
export function answersOf(quiz: AudioQuiz, clip: ClipFacts): string[] {
  switch (quiz) {
    case 'present':
      return instrumentNames((instrument) => clip.instruments.includes(instrument));
    case 'missing':
      return instrumentNames((instrument) => !clip.instruments.includes(instrument));
    case 'sections':
      return nameOf(SECTION_NAMES, clip.section);
    case 'rhythms':
    case 'parts':
      return clip.groove ? [NON_BACHATA] : nameOf(RHYTHM_NAMES, clip.rhythm);
  }
}

function instrumentNames(applies: (instrument: BandInstrument) => boolean): string[] {
  return BAND.filter(applies).map((instrument) => INSTRUMENT_NAMES[instrument]);
}

function nameOf(names: Readonly<Record<string, string>>, id = ''): string[] {
  const name = names[id];
  return name === undefined ? [] : [name];
}
