import { LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import { LabelTheBand } from '#src/exercises/matching/label-the-band.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { asQuiz } from './matching-quiz-options.tsx';

/** Five sounds to be put on the stage by ear. */
export function LabelTheBandQuiz(props: QuizProps) {
  const exercise = LABEL_THE_BAND_QUIZ;
  return <LabelTheBand exercise={exercise} {...asQuiz(props, exercise.positions.length)} />;
}
