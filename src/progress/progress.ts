import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

/** Progress of a completed lesson, in percent. */
export const COMPLETE = 100;

/** Window events dispatched when progress is saved. Other tabs get the browser's `storage` event. */
export const LESSON_PROGRESS_UPDATED = 'lessonProgressUpdated';
export const QUIZ_PROGRESS_UPDATED = 'quizProgressUpdated';

/** Right answers out of all, in the latest attempt. */
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

/** The latest score of a quiz; `null` if none or an invalid value is stored. */
export function quizScore(section: string, quiz: string, device = deviceStorage): QuizScore | null {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(device.read(`${QUIZ}${section}_${quiz}`) ?? '');
  if (!match) return null;
  const [score, total] = [Number(match[1]), Number(match[2])];
  return total > 0 && score <= total ? { score, total } : null;
}

/** Stores the score of a quiz and dispatches `QUIZ_PROGRESS_UPDATED`. */
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
 * Calls the listener when progress changes, in this tab or another.
 * @returns a function that unsubscribes
 */
export function onProgress(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    // The key is null when storage was cleared.
    if (key === null || key.startsWith(LESSON) || key.startsWith(QUIZ)) listener();
  };
  window.addEventListener(LESSON_PROGRESS_UPDATED, listener);
  window.addEventListener(QUIZ_PROGRESS_UPDATED, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(LESSON_PROGRESS_UPDATED, listener);
    window.removeEventListener(QUIZ_PROGRESS_UPDATED, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function dispatch(type: string): void {
  globalThis.window?.dispatchEvent(new Event(type));
}
