import { type Clip, heardIn } from '#audio/music/clip.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import {
  type AudioQuiz,
  INSTRUMENT_NAMES,
  NON_BACHATA,
  RHYTHM_NAMES,
  SECTION_NAMES,
} from '#src/content/answer-names.ts';

/** The correct answer for a clip, as a list of names, derived from its score. */
export const ANSWERS: Readonly<Record<AudioQuiz, (clip: Clip) => string[]>> = {
  present: (clip) => instrumentNames((instrument) => heardIn(clip).includes(instrument)),
  missing: (clip) => instrumentNames((instrument) => !heardIn(clip).includes(instrument)),
  sections: ({ example }) => (example.kind === 'section' ? [SECTION_NAMES[example.section]] : []),
  rhythms: rhythmOf,
  parts: rhythmOf,
};

function instrumentNames(applies: (instrument: BandInstrument) => boolean): string[] {
  return BAND.filter(applies).map((instrument) => INSTRUMENT_NAMES[instrument]);
}

function rhythmOf({ example }: Clip): string[] {
  if (example.kind === 'groove') return [NON_BACHATA];
  return example.kind === 'rhythm' ? [RHYTHM_NAMES[example.rhythm]] : [];
}
