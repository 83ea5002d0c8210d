import { MATCHING_EXPLANATION } from '#src/content/quizzes/explanations.ts';
import { AfterQuiz } from '#src/quizzes/after-quiz.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';

/** The links at the end of a solved matching quiz. */
export function AfterMatching(props: QuizProps) {
  return (
    <AfterQuiz {...props}>
      <ButtonLink href={MATCHING_EXPLANATION.address} kind="quiet">
        Lesson: {MATCHING_EXPLANATION.title}
      </ButtonLink>
    </AfterQuiz>
  );
}
