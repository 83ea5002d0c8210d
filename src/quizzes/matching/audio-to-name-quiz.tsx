import { AUDIO_TO_NAME_QUIZ } from '#src/content/quizzes/matching.ts';
import { AudioToName } from '#src/exercises/matching/audio-to-name.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { asQuiz } from './matching-quiz-options.tsx';

/** Five sounds to be put beside their names. */
export function AudioToNameQuiz(props: QuizProps) {
  const exercise = AUDIO_TO_NAME_QUIZ;
  return <AudioToName exercise={exercise} {...asQuiz(props, exercise.sounds.length)} />;
}
