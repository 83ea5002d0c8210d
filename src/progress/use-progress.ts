import { useSyncExternalStore } from 'react';
import { useStored } from '#src/device/use-stored.ts';
import { lessonProgress, onProgress, type QuizScore, quizScore } from './progress.ts';
import { type Attempt, attemptOf, unfinishedQuiz } from './unfinished-quiz.ts';

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

/** The unfinished attempt at a quiz or `null`; re-renders when it changes. */
export const useAttempt = (section: string, quiz: string): Attempt | null =>
  attemptOf(useStored(unfinishedQuiz(section, quiz)));
