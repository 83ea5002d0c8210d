import type { MatchingOptions } from '#src/exercises/matching/matching.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * Makes a quiz of a matching exercise: solved it is saved as all right, and leads back. Less is not
 * saved, however often it is checked.
 * @param total how many places there are to fill
 */
export function asQuiz({ seed, onScore, onLeave }: QuizProps, total: number): MatchingOptions {
  return {
    seed,
    heading: 'h2',
    onSolved: () => onScore({ score: total, total }),
    next: (
      <Button kind="primary" onClick={onLeave}>
        Back to Quizzes
      </Button>
    ),
  };
}
