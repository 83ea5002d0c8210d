import { MATCHING_EXPLANATION } from '#src/content/quizzes/explanations.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';

/** What can follow once every card is right. */
export function AfterMatching({
  section,
  quizId,
  onAgain,
  onLeave,
}: Pick<QuizProps, 'section' | 'quizId' | 'onAgain' | 'onLeave'>) {
  return (
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
  );
}
