import { useSyncExternalStore } from 'react';
import { lessonProgress, onProgress, type QuizScore, quizScore } from './progress.ts';

// The prerendered page shows no progress: the server snapshots are empty until hydration.

/** A value of the learner's progress. @param first its value in the prerendered page */
export const useProgress = <T>(read: () => T, first: T): T =>
  useSyncExternalStore(onProgress, read, () => first);

export const useLessonProgress = (section: string, lesson: string): number =>
  useProgress(() => lessonProgress(section, lesson), 0);

export const useQuizScore = (section: string, quiz: string): QuizScore | null =>
  useProgress(() => quizScore(section, quiz), null);
