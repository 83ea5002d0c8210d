import { useSyncExternalStore } from 'react';
import { useStored } from '#src/device/use-stored.ts';
import { lessonProgress, onProgress, type QuizScore, quizScore } from './progress.ts';
import { type Attempt, attemptOf, unfinishedQuiz } from './unfinished-quiz.ts';

// The prerendered page shows no progress: the server snapshots are empty until hydration.

export function useLessonProgress(section: string, lesson: string): number {
  return useSyncExternalStore(
    onProgress,
    () => lessonProgress(section, lesson),
    () => 0,
  );
}

export function useQuizScore(section: string, quiz: string): QuizScore | null {
  return useSyncExternalStore(
    onProgress,
    () => quizScore(section, quiz),
    () => null,
  );
}

export const useAttempt = (section: string, quiz: string): Attempt | null =>
  attemptOf(useStored(unfinishedQuiz(section, quiz)));
