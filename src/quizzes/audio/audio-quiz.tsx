import { useState } from 'react';
import { shuffled } from '#audio/music/random.ts';
import { isAudioQuiz } from '#src/content/answers/choices.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { island } from '#src/page/loading/island.tsx';
import { Attempt } from '#src/quizzes/attempt.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { AudioQuestionView } from './audio-question.tsx';
import { audioAnswers, audioRun, restoredAudio } from './saved-audio-quiz.ts';

const Result = island(
  'The result',
  async () => (await import('./audio-results.tsx')).AudioResults,
  { height: '30rem' },
);

/** An audio quiz: ten clips in the order of the seed, with the same choices for each. */
export function AudioQuizView(props: QuizProps) {
  const { quizId, seed } = props;
  if (!isAudioQuiz(quizId)) throw new RangeError(`There is no audio quiz ${quizId}`);
  const inOrder = (seed: string) => {
    const quiz = audioQuiz(quizId);
    return { ...quiz, questions: shuffled(quiz.questions, seed) };
  };
  const [quiz] = useState(() => inOrder(seed));
  return (
    <Attempt
      {...props}
      questions={audioRun(quiz)}
      answersOf={audioAnswers}
      restore={(kept) => restoredAudio(kept, inOrder(kept.seed))}
      result={Result}
    >
      {({ index, outcomes, questions: run }, asked) => {
        // If a clip of the attempt was replaced, the run's order differs from the seed's order.
        const questions = run.flatMap(
          ({ id }) => quiz.questions.find((question) => question.id === id) ?? [],
        );
        const question = questions[index];
        if (asked && question) {
          const next = index === questions.length - 1 ? 'Complete Quiz' : 'Next Question';
          return <AudioQuestionView {...asked} quiz={quiz} question={question} next={next} />;
        }
        return <Result {...props} quiz={{ ...quiz, questions }} outcomes={outcomes} />;
      }}
    </Attempt>
  );
}
