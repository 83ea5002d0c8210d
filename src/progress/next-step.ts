import type { Section, SectionId } from '#src/content/model.ts';
import { pathThrough, quizzesOf, type Step } from '#src/content/path.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { LAST_LESSON, type LastStep, lastStep } from './last-lesson.ts';
import { COMPLETE, lessonProgress, type QuizScore, quizScore } from './progress.ts';
import { type Attempt, attemptOf, unfinishedQuiz } from './unfinished-quiz.ts';

/** What a learner does next. */
export type NextStep =
  | {
      kind: 'lesson';
      section: SectionId;
      id: string;
      title: string;
      begun: boolean;
      /** The step at which it was left, if it was read step by step. */
      left: LastStep | null;
    }
  | {
      kind: 'quiz';
      section: SectionId;
      id: string;
      title: string;
      /** The attempt that goes on, if one is unfinished. */
      unfinished: Attempt | null;
      /** The best score so far. */
      best: QuizScore | null;
    }
  /** Everything is done: what is left is to play. */
  | { kind: 'practice' };

/**
 * The next step: the lesson that was left last in a step, unless it is done; else an unfinished quiz, which has no
 * date; else the lesson that was opened last, unless it is done; else what follows it in its section, then in the
 * sections that were begun, then in the others; else the quiz with the lowest score. A lesson is done
 * once it is completed or one of its quizzes has a score.
 */
export function nextStep(
  sections: readonly Section[],
  device: DeviceStorage = deviceStorage,
): NextStep {
  const last = LAST_LESSON.read(device);
  const paths = sections.map(pathThrough);
  const steps = paths.flat();

  const leftLast = steps
    .filter((step) => step.kind === 'lesson' && !isDone(step, device))
    .map((step) => ({ step, date: leftAt(step, device)?.date ?? '' }))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  if (leftLast?.date) return stepTo(leftLast.step, device);

  for (const step of steps) {
    const { kind, section, entry } = step;
    const isQuiz = kind === 'quiz';
    if (isQuiz && unfinishedQuiz(section.id, entry.id).read(device)) return stepTo(step, device);
  }

  const isLast = ({ kind, section, entry }: Step) =>
    kind === 'lesson' && section.id === last?.section && entry.id === last.lesson;
  const opened = steps.find(isLast);
  if (opened && !isDone(opened, device)) return stepTo(opened, device);

  const rank = (path: readonly Step[]) =>
    path.some(isLast) ? 0 : path.some((step) => isDone(step, device)) ? 1 : 2;
  for (const path of paths.toSorted((a, b) => rank(a) - rank(b))) {
    const at = path.findIndex(isLast);
    const from = at >= 0 ? at : path.findLastIndex((step) => isDone(step, device));
    const open = [...path.slice(from + 1), ...path.slice(0, from + 1)];
    const next = open.find((step) => !isDone(step, device));
    if (next) return stepTo(next, device);
  }

  const [weakest] = steps
    .filter((step) => step.kind === 'quiz' && shareOf(step, device) < 1)
    .toSorted((a, b) => shareOf(a, device) - shareOf(b, device));
  return weakest ? stepTo(weakest, device) : { kind: 'practice' };
}

/** Whether a lesson is completed, or one of its quizzes has a right answer; or a quiz has one. */
function isDone(step: Step, device: DeviceStorage): boolean {
  const { kind, section, entry } = step;
  if (kind === 'quiz') return shareOf(step, device) > 0;
  return (
    lessonProgress(section.id, entry.id, device) === COMPLETE ||
    quizzesOf(section, entry).some((quiz) => quizScore(section.id, quiz.id, device)?.score)
  );
}

const leftAt = ({ section, entry }: Step, device: DeviceStorage) =>
  lastStep(section.id, entry.id).read(device);

/** Right answers as a share of all, in the best attempt at a quiz. */
function shareOf({ section, entry }: Step, device: DeviceStorage): number {
  const best = quizScore(section.id, entry.id, device);
  return best ? best.score / best.total : 0;
}

function stepTo({ kind, section: { id: section }, entry }: Step, device: DeviceStorage): NextStep {
  const { id, title } = entry;
  if (kind === 'lesson') {
    const last = LAST_LESSON.read(device);
    const begun = last?.section === section && last.lesson === id;
    const left = lastStep(section, id).read(device);
    return { kind, section, id, title, begun: begun || left !== null, left };
  }
  const unfinished = attemptOf(unfinishedQuiz(section, id).read(device));
  return { kind, section, id, title, unfinished, best: quizScore(section, id, device) };
}
