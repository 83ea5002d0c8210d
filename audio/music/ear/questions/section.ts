import type { Draw } from '#audio/music/ear/draw.ts';
import { drawSetting, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import type { SectionName } from '#audio/music/live/form.ts';

/**
 * The parts of a song that each level tells apart. The outro is not among them: three of its bars are those
 * of a chorus.
 */
export const SECTION_LEVELS: readonly (readonly SectionName[])[] = [
  ['intro', 'mambo'],
  ['intro', 'verse', 'mambo'],
  ['intro', 'verse', 'chorus', 'mambo'],
  ['intro', 'verse', 'pre-chorus', 'chorus', 'mambo'],
  ['intro', 'verse', 'pre-chorus', 'chorus', 'mambo', 'interlude'],
];

/** The question which part of the song is played: four bars with the voice, if it sings. */
export function whichSection({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw, [112, 126]);
  const options = SECTION_LEVELS[level - 1] ?? [];
  const section = draw.one(options);
  return {
    item: section,
    task: { kind: 'choice', options, right: section },
    focus:
      section === 'intro' || section === 'mambo' || section === 'interlude'
        ? ['requinto']
        : ['guira', 'bongos'],
    piece: (music) => pieceOf(music.section(setting, section), setting.bpm),
  };
}
