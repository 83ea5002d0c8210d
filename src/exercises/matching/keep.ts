import type { SnapshotFrom } from 'xstate';
import { dropUnfinished, keepUnfinished, readUnfinished } from '#src/progress/unfinished.ts';
import type { matchingMachine } from './machine.ts';
import { type Puzzle, parseUnfinished, type Unfinished } from './model.ts';

/** Where the learner left off on this device; `null` if that does not fit today's cards. */
export function readKept(key: string, puzzle: Puzzle): Unfinished | null {
  return readUnfinished(key, (value) => parseUnfinished(puzzle, value));
}

/** Keeps what is placed on the device, until the exercise is solved or cleared. */
export function keep(key: string, { value, context }: SnapshotFrom<typeof matchingMachine>): void {
  const { seed, attempt, placements, puzzle } = context;
  const placed = Object.keys(placements).length;
  if (value === 'solved' || placed === 0) {
    dropUnfinished(key);
    return;
  }
  const total = puzzle.targets.length;
  // Lists of unfinished quizzes count each target as a question.
  const question = Math.min(placed + 1, total);
  keepUnfinished(key, { seed, attempt, placements, question, total });
}
