import { BEATS } from '#audio/music/chart.ts';
import { whereItChanges } from './change.ts';
import { whatChanged } from './changed.ts';
import { whichChord } from './chord.ts';
import { whereIsOne } from './downbeat.ts';
import { Draw } from './draw.ts';
import { whichDrum } from './drums.ts';
import { guiraByEar } from './guira.ts';
import { whoIsMissing, whoPlays } from './players.ts';
import type { Answer, Asked, Drafted, EarQuestion, Skill, Task } from './question.ts';
import { whichRhythm } from './rhythm.ts';
import { whichSection } from './section.ts';
import { whichStyle } from './style.ts';
import { fasterOrSlower } from './tempo.ts';

const DRAFTS: Readonly<Record<Skill, (asked: Asked, draw: Draw) => Drafted>> = {
  rhythm: whichRhythm,
  who: whoPlays,
  missing: whoIsMissing,
  section: whichSection,
  style: whichStyle,
  change: whereItChanges,
  changed: whatChanged,
  one: whereIsOne,
  drums: whichDrum,
  guira: guiraByEar,
  tempo: fasterOrSlower,
  chord: whichChord,
};

/** A question by ear: the same for the same skill, level, seed and loudspeaker. */
export function earQuestion(asked: Asked): EarQuestion {
  const { skill, level, seed, phone } = asked;
  const drafted = DRAFTS[skill](asked, new Draw(`ear ${skill} ${level} ${seed} ${phone}`));
  return { ...asked, explained: drafted.piece, ...drafted };
}

/** Whether an answer is right. An answer of another kind than the task is not. */
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

/** The count that is nearest to a beat of music whose count 1 is `offset` beats after its beginning. */
export function countOf({ offset }: { offset: number }, beat: number): number {
  const beats = Math.round(beat) - offset;
  return (((beats % BEATS) + BEATS) % BEATS) + 1;
}

/** The share of right answers of someone who guesses. */
export function chanceOf(task: Task): number {
  switch (task.kind) {
    case 'choice':
      return 1 / task.options.length;
    case 'moment':
      return (task.to - task.from) / task.beats;
    case 'downbeat':
      return 1 / BEATS;
    case 'cells':
      return 0;
  }
}
