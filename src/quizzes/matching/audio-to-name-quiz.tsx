import { AUDIO_TO_NAME_QUIZ } from '#src/content/quizzes/matching.ts';
import { AudioToName } from '#src/exercises/matching/boards/audio-to-name.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { matchingQuizOptions } from './matching-quiz-options.tsx';

/** Quiz: five sounds are placed on the names of their instruments. */
export function AudioToNameQuiz(props: QuizProps) {
  const exercise = AUDIO_TO_NAME_QUIZ;
  return (
    <AudioToName exercise={exercise} {...matchingQuizOptions(props, exercise.sounds.length)} />
  );
}
