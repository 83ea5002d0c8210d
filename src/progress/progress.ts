import { matching, stored } from '#src/device/stored.ts';

/** Progress of a completed lesson, in percent. */
export const COMPLETE = 100;

/** Window events dispatched when progress is saved. Other tabs get the browser's `storage` event. */
const LESSON_PROGRESS_UPDATED = 'lessonProgressUpdated';
const QUIZ_PROGRESS_UPDATED = 'quizProgressUpdated';

/** Right answers out of all questions. */
export interface QuizScore {
  score: number;
  total: number;
}

export const LESSONS = stored('lesson_progress_', matching(/^(100|\d{1,2})$/, Number), String);

export const SCORES = stored(
  'quiz_progress_',
  matching(/^\s*\d{1,4}\/[1-9]\d{0,3}\s*$/, (text): QuizScore | null => {
    const [score = 0, total = 0] = text.split('/').map(Number);
    return score <= total ? { score, total } : null;
  }),
  ({ score, total }) => `${score}/${total}`,
);

/** A lesson's progress in percent, an integer from 0 to 100; 0 if none or an invalid value is stored. */
export const lessonProgress = (section: string, lesson: string): number =>
  LESSONS.of(`${section}_${lesson}`).read() ?? 0;

/** Stores a lesson's progress (percent) and dispatches `LESSON_PROGRESS_UPDATED`. */
export function saveLessonProgress(section: string, lesson: string, progress: number): void {
  LESSONS.of(`${section}_${lesson}`).write(progress);
  dispatch(LESSON_PROGRESS_UPDATED);
}

/** The best score of a quiz; `null` if none or an invalid value is stored. */
export const quizScore = (section: string, quiz: string) => SCORES.of(`${section}_${quiz}`).read();

/** Stores the score of a quiz, even if it is lower, and dispatches `QUIZ_PROGRESS_UPDATED`. */
export function saveQuizScore(section: string, quiz: string, score: QuizScore): void {
  SCORES.of(`${section}_${quiz}`).write(score);
  dispatch(QUIZ_PROGRESS_UPDATED);
}

/** Stores a score unless a better one is stored. Compares right answers: the stored total may be outdated. */
export function saveBestScore(section: string, quiz: string, { score, total }: QuizScore): void {
  const before = quizScore(section, quiz)?.score ?? 0;
  saveQuizScore(section, quiz, { score: Math.min(total, Math.max(before, score)), total });
}

/** Calls back when progress changes in any tab, and on the window events. @returns a function that unsubscribes */
export function onProgress(listener: () => void): () => void {
  const events = [LESSON_PROGRESS_UPDATED, QUIZ_PROGRESS_UPDATED];
  const stops = [LESSONS, SCORES].map(({ subscribe }) => subscribe(listener));
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const stop of stops) stop();
    for (const event of events) window.removeEventListener(event, listener);
  };
}

function dispatch(type: string): void {
  globalThis.window?.dispatchEvent(new Event(type));
}
