import { MATCHING_EXPLANATION } from '#src/content/quizzes/explanations.ts';
import type { MatchingOptions } from '#src/exercises/matching/matching.tsx';
import { unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
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
  return {
    seed,
    unfinished: unfinishedQuiz(section, quizId),
    heading: 'h2',
    onSolved: () => onScore({ score: total, total }),
    next: (
      <>
        <NextOnRoad after={`quiz_${section}_${quizId}`} />
        <ButtonLink href={MATCHING_EXPLANATION.address} kind="quiet">
          Lesson: {MATCHING_EXPLANATION.title}
        </ButtonLink>
        <Button kind="quiet" onClick={onAgain}>
          Try Again
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          Back to Quizzes
        </Button>
      </>
    ),
  };
}
