import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { onOtherTab } from './other-tabs.ts';

/** Progress of a completed lesson, in percent. */
export const COMPLETE = 100;

/** Window events dispatched when progress is saved. Other tabs get the browser's `storage` event. */
export const LESSON_PROGRESS_UPDATED = 'lessonProgressUpdated';
export const QUIZ_PROGRESS_UPDATED = 'quizProgressUpdated';

/** Right answers out of all questions. */
export interface QuizScore {
  score: number;
  total: number;
}

const LESSON = 'lesson_progress_';
const QUIZ = 'quiz_progress_';

/** A lesson's progress in percent, an integer from 0 to 100; 0 if none or an invalid value is stored. */
export function lessonProgress(section: string, lesson: string, device = deviceStorage): number {
  const stored = device.read(`${LESSON}${section}_${lesson}`) ?? '';
  const progress = /^\d{1,3}$/.test(stored) ? Number(stored) : 0;
  return progress <= COMPLETE ? progress : 0;
}

/** Stores a lesson's progress (percent) and dispatches `LESSON_PROGRESS_UPDATED`. */
export function saveLessonProgress(
  section: string,
  lesson: string,
  progress: number,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(`${LESSON}${section}_${lesson}`, String(progress));
  dispatch(LESSON_PROGRESS_UPDATED);
}

/** The best score of a quiz; `null` if none or an invalid value is stored. */
export function quizScore(section: string, quiz: string, device = deviceStorage): QuizScore | null {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(
    device.read(`${QUIZ}${section}_${quiz}`)?.trim() ?? '',
  );
  if (!match) return null;
  const [score, total] = [Number(match[1]), Number(match[2])];
  return total > 0 && score <= total ? { score, total } : null;
}

/** Stores the score of a quiz, even a lower one, and dispatches `QUIZ_PROGRESS_UPDATED`. */
export function saveQuizScore(
  section: string,
  quiz: string,
  { score, total }: QuizScore,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(`${QUIZ}${section}_${quiz}`, `${score}/${total}`);
  dispatch(QUIZ_PROGRESS_UPDATED);
}

/**
 * Stores the score of an attempt unless a better one is stored, and dispatches `QUIZ_PROGRESS_UPDATED`.
 * What is compared is the number of right answers: the stored total may be of an earlier version of
 * the quiz.
 * @param attempt its total is the number of the quiz's questions
 */
export function saveBestScore(
  section: string,
  quiz: string,
  { score, total }: QuizScore,
  device: DeviceStorage = deviceStorage,
): void {
  const before = quizScore(section, quiz, device)?.score ?? 0;
  saveQuizScore(section, quiz, { score: Math.min(total, Math.max(before, score)), total }, device);
}

/**
 * Calls the listener when progress changes, in this tab or another.
 * @returns a function that unsubscribes
 */
export function onProgress(listener: () => void): () => void {
  const isProgress = (key: string) => key.startsWith(LESSON) || key.startsWith(QUIZ);
  window.addEventListener(LESSON_PROGRESS_UPDATED, listener);
  window.addEventListener(QUIZ_PROGRESS_UPDATED, listener);
  const stop = onOtherTab(isProgress, listener);
  return () => {
    window.removeEventListener(LESSON_PROGRESS_UPDATED, listener);
    window.removeEventListener(QUIZ_PROGRESS_UPDATED, listener);
    stop();
  };
}

function dispatch(type: string): void {
  globalThis.window?.dispatchEvent(new Event(type));
}
