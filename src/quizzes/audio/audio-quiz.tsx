import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { shuffled } from '#audio/music/random.ts';
import { isAudioQuiz } from '#src/content/answers/answer-names.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import type { AudioQuizContent } from '#src/content/quizzes/model.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { island } from '#src/page/loading/island.tsx';
import { recordAnswer } from '#src/progress/missed.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Resumable } from '#src/quizzes/resumable.tsx';
import { runMachine } from '#src/quizzes/run/machine.ts';
import { useSavedAttempt } from '#src/quizzes/use-saved-attempt.ts';
import { AudioQuestionView } from './audio-question.tsx';
import { audioRun, keptAudio, restoredAudio } from './saved-audio-quiz.ts';

const Result = island(
  'The result',
  async () => (await import('./audio-results.tsx')).AudioResults,
  {
    height: '30rem',
  },
);

type State = SnapshotFrom<typeof runMachine>;

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
    <Resumable {...props} restore={(kept) => restoredAudio(kept, inOrder(kept.seed))}>
      {(restored: State | null, notice) => (
        <Attempt {...props} quiz={quiz} restored={restored} notice={notice} />
      )}
    </Resumable>
  );
}

interface AttemptProps extends QuizProps {
  quiz: AudioQuizContent;
  restored: State | null;
  notice: ReactNode;
}

function Attempt({ quiz, restored, notice, ...props }: AttemptProps) {
  const { section, quizId, onScore } = props;
  const [state, send, actor] = useMachine(runMachine, {
    input: { questions: audioRun(quiz) },
    ...(restored && { snapshot: restored }),
  });
  useSavedAttempt(actor, props, keptAudio);
  useEmitted(actor, 'question.answered', ({ question, right, first }) => {
    if (first) recordAnswer({ section, quiz: quizId, question }, right);
  });
  useEmitted(actor, 'quiz.finished', ({ score }) => {
    if (score) onScore(score);
  });

  const { index, selected, outcomes, clipFailed } = state.context;
  const { value } = state;
  const isBegun = outcomes.length > 0;
  useEffect(() => {
    // A failure is reported with the result.
    if (isBegun) Result.preload().catch(() => {});
  }, [isBegun]);
  // The run's order differs from that of the seed once a clip of an attempt was replaced.
  const questions = state.context.questions.flatMap(
    ({ id }) => quiz.questions.find((question) => question.id === id) ?? [],
  );
  const question = questions[index];
  // The machine passes through `judged` and `leaving` at once.
  if (!question || value === 'judged' || value === 'leaving') return null;
  if (value === 'finished') {
    return <Result {...props} quiz={{ ...quiz, questions }} outcomes={outcomes} />;
  }
  return (
    <AudioQuestionView
      quiz={quiz}
      question={question}
      place={{
        index,
        total: questions.length,
        ends: outcomes.map(({ end }) => end === 'right'),
        notice: index === restored?.context.index && notice,
      }}
      phase={value}
      selected={selected}
      clipFailed={clipFailed}
      next={index === questions.length - 1 ? 'Complete Quiz' : 'Next Question'}
      send={send}
    />
  );
}
