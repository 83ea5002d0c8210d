import { rhythmBuilding } from '#src/content/quizzes/rhythm-building.ts';
import { dropUnfinished, keepUnfinished, readUnfinished } from '#src/progress/unfinished.ts';
import { quizKey } from '#src/progress/unfinished-quiz.ts';
import { isUnfinished, type RhythmBuildingContext, type RhythmBuildingStart } from './machine.ts';

const keyIn = (section: string) => quizKey(section, rhythmBuilding.id);

/** Keeps how far the quiz has come, in the form of an `UnfinishedQuiz`, or forgets it once it is finished. */
export function keepRhythms(section: string, state: RhythmBuildingContext): void {
  const { challenges, index, completed, withSolution } = state;
  const isBegun = index > 0 || completed.length > 0;
  if (!isBegun || !isUnfinished(state)) dropUnfinished(keyIn(section));
  else {
    keepUnfinished(keyIn(section), {
      seed: '0',
      question: index + 1,
      total: challenges.length,
      answers: { completed, withSolution },
    });
  }
}

/** Where the quiz goes on; `null` if nothing is kept, or nothing that fits. @param challenges their ids */
export function keptRhythms(
  section: string,
  challenges: readonly string[],
): RhythmBuildingStart | null {
  return readUnfinished(keyIn(section), (value) => {
    const { question, answers } = Object(value);
    const { completed, withSolution } = Object(answers);
    const among = (all: readonly string[], some: unknown): some is string[] =>
      Array.isArray(some) && some.every((id) => all.includes(id)) && isUnique(some);
    const index = question - 1;
    const fits =
      index in challenges && among(challenges, completed) && among(completed, withSolution);
    return fits ? { index, completed, withSolution } : null;
  });
}

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;
