import type { SectionId } from '#src/content/model.ts';
import type { QuizScore } from '#src/progress/progress.ts';

/** Props of every kind of quiz. */
export interface QuizProps {
  section: SectionId;
  quizId: string;
  /** Determines the order of this attempt. */
  seed: string;
  /** Goes on with the attempt of a seed. */
  onSeed: (seed: string) => void;
  /** Saves a score out of all questions, unless a better one is stored. */
  onScore: (score: QuizScore) => void;
  /** Saves a score even if it is lower. */
  onReset: (score: QuizScore) => void;
  onAgain: () => void;
  /** Returns to the section's list of quizzes. */
  onLeave: () => void;
}
