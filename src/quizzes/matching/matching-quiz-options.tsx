import { MATCHING_EXPLANATION } from '#src/content/quizzes/explanations.ts';
import type { MatchingOptions } from '#src/exercises/matching/matching.tsx';
import { unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { afterQuiz } from '#src/quizzes/after-quiz.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';

/**
 * Options that turn a matching exercise into a quiz: solving it saves the full score and shows what can
 * follow. Cards that are placed before are kept like any unfinished quiz.
 * @param total the number of targets
 */
export function matchingQuizOptions(
  { section, quizId, seed, onScore, onAgain, onLeave }: QuizProps,
  total: number,
): MatchingOptions {
  const next = afterQuiz(section, quizId);
  return {
    seed,
    unfinished: unfinishedQuiz(section, quizId),
    heading: 'h2',
    onSolved: () => onScore({ score: total, total }),
    next: (
      <>
        <ButtonLink href={next.href} kind="primary">
          {next.label}
        </ButtonLink>
        <ButtonLink href={MATCHING_EXPLANATION.address}>
          Lesson: {MATCHING_EXPLANATION.title}
        </ButtonLink>
        <Button onClick={onAgain}>Try Again</Button>
        <Button onClick={onLeave}>Back to Quizzes</Button>
      </>
    ),
  };
}
