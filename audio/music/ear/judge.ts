import { BEATS } from '#audio/music/chart/chart.ts';
import type { Answer, Task } from './question.ts';

/** Whether an answer is right; false for an answer of another kind than the task. */
export function isRight(task: Task, answer: Answer): boolean {
  switch (task.kind) {
    case 'choice':
      return answer.kind === 'choice' && answer.choice === task.right;
    case 'moment':
      return answer.kind === 'tap' && answer.beat >= task.from && answer.beat < task.to;
    case 'downbeat':
      return answer.kind === 'tap' && countOf(task, answer.beat) === 1;
    case 'cells':
      return answer.kind === 'cells' && answer.cells === task.right;
  }
}

/** The count nearest to a beat, in music whose first count 1 is `offset` beats after its start. */
export function countOf({ offset }: { offset: number }, beat: number): number {
  const beats = Math.round(beat) - offset;
  return (((beats % BEATS) + BEATS) % BEATS) + 1;
}

/** The probability of a right answer by guessing. */
export function chanceOf(task: Task): number {
  switch (task.kind) {
    case 'choice':
      return 1 / task.options.length;
    case 'moment':
      // Best fixed place for a tap, as a guess: it is right for this many bar lines.
      return Math.ceil((task.to - task.from) / BEATS) / task.places;
    case 'downbeat':
      return 1 / BEATS;
    case 'cells':
      return 0;
  }
}
