import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/device/device-storage.ts';
import { lessonProgress, onProgress, type QuizScore, quizScore } from './progress.ts';

// A prepared page knows no progress: there is none until the page is alive.

/** A lesson's progress in percent, kept up to date. */
export function useLessonProgress(section: string, lesson: string): number {
  return useSyncExternalStore(
    onProgress,
    () => lessonProgress(section, lesson),
    () => 0,
  );
}

/** The latest score of a quiz or `null`, kept up to date. */
export function useQuizScore(section: string, quiz: string): QuizScore | null {
  const text = useSyncExternalStore(
    onProgress,
    () => {
      const latest = quizScore(section, quiz);
      return latest && `${latest.score}/${latest.total}`;
    },
    () => null,
  );
  if (!text) return null;
  const [score = 0, total = 0] = text.split('/').map(Number);
  return { score, total };
}

/** Whether closing this tab would lose progress. */
export function useVolatile(): boolean {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.volatile,
    () => false,
  );
}
