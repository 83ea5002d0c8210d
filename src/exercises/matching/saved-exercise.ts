import type { SnapshotFrom } from 'xstate';
import { type Stored, stored } from '#src/device/stored.ts';
import { type UnfinishedQuiz, unfinished } from '#src/progress/unfinished-quiz.ts';
import type { matchingMachine } from './machine.ts';

export const EXERCISES = stored('unfinished_exercise_', unfinished);

/** Stores the placed cards on the device, until the exercise is solved or cleared. */
export function keep(
  kept: Stored<UnfinishedQuiz>,
  { value, context }: SnapshotFrom<typeof matchingMachine>,
): void {
  const { seed, attempt, placements, puzzle } = context;
  const placed = Object.keys(placements).length;
  const total = puzzle.targets.length;
  // The list of unfinished quizzes counts each target as a question.
  const question = Math.min(placed + 1, total);
  const isKept = value !== 'solved' && placed > 0;
  kept.write(isKept ? { seed, attempt, placements, question, total } : null);
}
