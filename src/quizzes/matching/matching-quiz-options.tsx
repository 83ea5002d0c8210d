import type { MatchingOptions } from '#src/exercises/matching/matching.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * Options that turn a matching exercise into a quiz: solving it saves the full score and shows a button
 * back to the quizzes. Nothing else is saved.
 * @param total the number of targets
 */
export function matchingQuizOptions(
  { seed, onScore, onLeave }: QuizProps,
  total: number,
): MatchingOptions {
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
