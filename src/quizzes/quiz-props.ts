import type { QuizScore } from '#src/progress/progress.ts';

/** Props of every kind of quiz. */
export interface QuizProps {
  quizId: string;
  /** Determines the order of this attempt. */
  seed: string;
  /** Saves the score, which updates the section's list of quizzes. */
  onScore: (score: QuizScore) => void;
  /** Starts a new attempt with a new seed. */
  onAgain: () => void;
  /** Returns to the section. */
  onLeave: () => void;
}
