import type { QuizScore } from '#src/progress/progress.ts';

/** What every kind of quiz is given by its page. */
export interface QuizProps {
  quizId: string;
  /** The order of this attempt follows from it. */
  seed: string;
  /** Keeps the score; the section's list hears of it. */
  onScore: (score: QuizScore) => void;
  /** Starts over in a new order. */
  onAgain: () => void;
  /** Back to the section. */
  onLeave: () => void;
}
