import { useSyncExternalStore } from 'react';
import { lessonProgress, onProgress, type QuizScore, quizScore } from './progress.ts';

// The prerendered page shows no progress: the server snapshots are empty until hydration.

/** A lesson's progress in percent; re-renders when it changes. */
export function useLessonProgress(section: string, lesson: string): number {
  return useSyncExternalStore(
    onProgress,
    () => lessonProgress(section, lesson),
    () => 0,
  );
}

/** The best score of a quiz or `null`; re-renders when it changes. */
export function useQuizScore(section: string, quiz: string): QuizScore | null {
  return useSyncExternalStore(
    onProgress,
    () => quizScore(section, quiz),
    () => null,
  );
}
