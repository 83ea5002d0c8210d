import { LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import { LabelTheBand } from '#src/exercises/matching/boards/label-the-band.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { matchingQuizOptions } from './matching-quiz-options.tsx';

/** Quiz: the learner places five sounds on the stage by ear. */
export function LabelTheBandQuiz(props: QuizProps) {
  const exercise = LABEL_THE_BAND_QUIZ;
  return (
    <LabelTheBand exercise={exercise} {...matchingQuizOptions(props, exercise.positions.length)} />
  );
}
