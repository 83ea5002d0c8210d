import { useSyncExternalStore } from 'react';
import { useStored } from '#src/device/use-stored.ts';
import { lessonProgress, onProgress, type QuizScore, quizScore } from './progress.ts';
import { type Attempt, attemptOf, unfinishedQuiz } from './unfinished-quiz.ts';

// The prerendered page shows no progress: the server snapshots are empty until hydration.

/** A value of the learner's progress. @param first the one of the prerendered page */
export const useProgress = <T>(read: () => T, first: T): T =>
  useSyncExternalStore(onProgress, read, () => first);

export const useLessonProgress = (section: string, lesson: string): number =>
  useProgress(() => lessonProgress(section, lesson), 0);

export const useQuizScore = (section: string, quiz: string): QuizScore | null =>
  useProgress(() => quizScore(section, quiz), null);

export const useAttempt = (section: string, quiz: string): Attempt | null =>
  attemptOf(useStored(unfinishedQuiz(section, quiz)));
