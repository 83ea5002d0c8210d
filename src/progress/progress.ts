import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

/** Progress of a lesson that was completed, in percent. */
export const COMPLETE = 100;

/** Window events after a change of progress. In other tabs they follow from the storage's event. */
export const LESSON_PROGRESS_UPDATED = 'lessonProgressUpdated';
export const QUIZ_PROGRESS_UPDATED = 'quizProgressUpdated';

/** Right answers out of all, of the latest attempt. */
export interface QuizScore {
  score: number;
  total: number;
}

const LESSON = 'lesson_progress_';
const QUIZ = 'quiz_progress_';

/** Progress of a lesson in percent, a whole number from 0 to 100; 0 where none, or rubbish, is stored. */
export function lessonProgress(section: string, lesson: string, device = deviceStorage): number {
  const stored = device.read(`${LESSON}${section}_${lesson}`) ?? '';
  const progress = /^\d{1,3}$/.test(stored) ? Number(stored) : 0;
  return progress <= COMPLETE ? progress : 0;
}

/** Stores a lesson's progress (percent) and tells this window. */
export function saveLessonProgress(
  section: string,
  lesson: string,
  progress: number,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(`${LESSON}${section}_${lesson}`, String(progress));
  announce(LESSON_PROGRESS_UPDATED);
}

/** The latest score of a quiz; `null` where none, or rubbish, is stored. */
export function quizScore(section: string, quiz: string, device = deviceStorage): QuizScore | null {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(device.read(`${QUIZ}${section}_${quiz}`) ?? '');
  if (!match) return null;
  const [score, total] = [Number(match[1]), Number(match[2])];
  return total > 0 && score <= total ? { score, total } : null;
}

/** Stores the score of a quiz and tells this window. */
export function saveQuizScore(
  section: string,
  quiz: string,
  { score, total }: QuizScore,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(`${QUIZ}${section}_${quiz}`, `${score}/${total}`);
  announce(QUIZ_PROGRESS_UPDATED);
}

/**
 * Calls back when progress changes, in this tab or in another.
 * @returns a function that ends it
 */
export function onProgress(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared.
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

function announce(type: string): void {
  globalThis.window?.dispatchEvent(new Event(type));
}
