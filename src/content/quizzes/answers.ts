import type { ClipFacts } from '#audio/music/clips/catalogue.ts';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_NAMES, SECTION_NAMES } from '#src/content/answers/answer-names.ts';
import type { AudioQuiz, Choice } from '#src/content/answers/choices.ts';
import { isKey } from '#src/content/walk.ts';

/** The correct choices for a clip. The catalogue has the facts of rendered clips, so that a quiz does not load the music. */
export function answersOf(quiz: AudioQuiz, clip: ClipFacts): Choice[] {
  const { instruments, section, rhythm, groove } = clip;
  switch (quiz) {
    case 'present':
      return BAND.filter((player) => instruments.includes(player));
    case 'missing':
      return BAND.filter((player) => !instruments.includes(player));
    case 'sections':
      return isKey(SECTION_NAMES, section) ? [section] : [];
    case 'rhythms':
    case 'parts':
      if (groove) return ['other-style'];
      return isKey(RHYTHM_NAMES, rhythm) ? [rhythm] : [];
  }
}
