import { useSyncExternalStore } from 'react';
import { lessonProgress, onProgress, type QuizScore, quizScore } from './progress.ts';
import { onUnfinished } from './unfinished.ts';
import { type Attempt, attemptAt } from './unfinished-quiz.ts';

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
  const text = useSyncExternalStore(
    onProgress,
    () => {
      const best = quizScore(section, quiz);
      return best && `${best.score}/${best.total}`;
    },
    () => null,
  );
  if (!text) return null;
  const [score = 0, total = 0] = text.split('/').map(Number);
  return { score, total };
}

/** The unfinished attempt at a quiz or `null`; re-renders when it changes. */
export function useAttempt(section: string, quiz: string): Attempt | null {
  const text = useSyncExternalStore(
    onUnfinished,
    () => JSON.stringify(attemptAt(section, quiz)),
    () => 'null',
  );
  return JSON.parse(text);
}
