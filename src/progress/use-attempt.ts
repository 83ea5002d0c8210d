import { useStored } from '#src/device/use-stored.ts';
import { type Attempt, attemptOf, unfinishedQuiz } from './unfinished-quiz.ts';

/** The unfinished attempt at a quiz or `null`; re-renders when it changes. */
export const useAttempt = (section: string, quiz: string): Attempt | null =>
  attemptOf(useStored(unfinishedQuiz(section, quiz)));
