import type { SectionId } from '#src/content/model.ts';

/** Props of every kind of quiz. */
export interface QuizProps {
  section: SectionId;
  quizId: string;
  /** Determines the order of this attempt. */
  seed: string;
  /** Continues the attempt with this seed. */
  onSeed: (seed: string) => void;
  onAgain: () => void;
}
