import { audiblePlayers } from '#audio/music/ear/audible.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { EarQuestion, Skill } from '#audio/music/ear/question.ts';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { SUBJECTS, type Subject } from '#src/ear/round/introduction.ts';
import { optionText, rightText } from '#src/ear/texts.ts';

/** Number of seeds to try. Each item that is introduced has a question among them. */
const MOST_TRIES = 200;

function questionOn(skill: Skill, item: string, level: number, phone: boolean): EarQuestion {
  for (let i = 0; i < MOST_TRIES; i++) {
    const question = earQuestion({ skill, level, seed: `example ${i}`, phone });
    if (question.item === item) return question;
  }
  throw new RangeError(`No question of ${skill} asks for ${item}`);
}

/**
 * Examples of the sounds that a skill asks for: the name of each, and a question whose passage contains it.
 * @param phone whether they play through the loudspeaker of a phone
 */
export function examplesOf(skill: Skill, phone: boolean) {
  const of = (skill: Skill, level: number, items: readonly string[], nameOf = optionText) =>
    items.map((item) => ({
      name: nameOf(skill, item),
      question: questionOn(skill, item, level, phone),
    }));
  const examples: Readonly<Record<Subject, () => ReturnType<typeof of>>> = {
    rhythms: () => of('rhythm', 2, Object.keys(RHYTHM_NAMES)),
    players: () => of('who', 1, audiblePlayers(BAND, phone)),
    sections: () => of('section', 2, ['intro', 'verse', 'mambo']),
    styles: () => of('style', 2, ['bachata', 'merengue', 'son', 'cumbia']),
    drums: () => of('drums', 1, ['hembra', 'macho'], drumName),
    tempos: () => of('tempo', 1, ['slower', 'faster']),
    // A single chord has no characteristic sound, so it is played after three others.
    chords: () =>
      ['major', 'minor'].map((item) => {
        const question = questionOn('chord', item, 1, phone);
        return { name: `Four bars, then ${rightText(question)}`, question };
      }),
  };
  return examples[SUBJECTS[skill]]();
}

const drumName = (skill: Skill, drum: string) =>
  `${optionText(skill, drum)}, the ${drum === 'hembra' ? 'low' : 'high'} drum`;
