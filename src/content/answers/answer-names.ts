import type { QuizClipSet } from '#audio/music/clips/quiz-clip-ids.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';

/** Display names of the instruments. */
export const INSTRUMENT_NAMES: Readonly<Record<BandInstrument, string>> = {
  requinto: 'Requinto',
  segunda: 'Segunda',
  bass: 'Bass',
  guira: 'Güira',
  bongos: 'Bongos',
};

/** Display names of the rhythms. */
export const RHYTHM_NAMES: Readonly<Record<RhythmType, string>> = {
  derecho: 'Derecho',
  majao: 'Majao',
  mambo: 'Mambo',
};

/** The answer for music other than bachata. */
export const NON_BACHATA = 'Non-Bachata';

/** Display names of a song's sections. */
export const SECTION_NAMES: Readonly<Record<SectionName, string>> = {
  intro: 'Intro',
  verse: 'Verse',
  'pre-chorus': 'Pre-chorus',
  chorus: 'Chorus',
  mambo: 'Mambo',
  interlude: 'Interlude',
  outro: 'Outro',
};

/** Ids of the audio quizzes. */
export type AudioQuiz = QuizClipSet;

/** The choices of each audio quiz. */
export const CHOICES: Readonly<Record<AudioQuiz, readonly string[]>> = {
  present: Object.values(INSTRUMENT_NAMES),
  missing: Object.values(INSTRUMENT_NAMES),
  sections: ['Verse', 'Chorus', 'Mambo', 'Intro', 'Outro'],
  rhythms: [...Object.values(RHYTHM_NAMES), NON_BACHATA],
  parts: [...Object.values(RHYTHM_NAMES), NON_BACHATA],
};

/** Whether the id belongs to an audio quiz. */
export function isAudioQuiz(id: string): id is AudioQuiz {
  return Object.hasOwn(CHOICES, id);
}

/** A hint for questions on players whom a phone plays too softly: see `audiblePlayers` in audio/music/ear. */
export const HEADPHONES =
  'Use headphones: a phone’s loudspeaker plays the bass and the segunda only faintly.';
