import { rhythmBuilding } from '#src/content/quizzes/rhythm-building.ts';
import { unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { isUnfinished, type RhythmBuildingContext, type RhythmBuildingStart } from './machine.ts';

/** Stores the progress of the quiz, or deletes it once the quiz is finished. */
export function keepRhythms(section: string, state: RhythmBuildingContext): void {
  const { challenges, index, completed, withSolution } = state;
  const isBegun = index > 0 || completed.length > 0;
  const left = {
    seed: '0',
    question: index + 1,
    total: challenges.length,
    answers: { completed, withSolution },
  };
  unfinishedQuiz(section, rhythmBuilding.id).write(isBegun && isUnfinished(state) ? left : null);
}

/** The stored progress; `null` if there is none, or if it does not fit. @param challenges their ids */
export function keptRhythms(
  section: string,
  challenges: readonly string[],
): RhythmBuildingStart | null {
  const { question, answers } = unfinishedQuiz(section, rhythmBuilding.id).read() ?? {};
  const { completed, withSolution } = Object(answers);
  const among = (all: readonly string[], some: unknown): some is string[] =>
    Array.isArray(some) && some.every((id) => all.includes(id)) && isUnique(some);
  const index = Number(question) - 1;
  const fits =
    index in challenges && among(challenges, completed) && among(completed, withSolution);
  return fits ? { index, completed, withSolution } : null;
}

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;
