import { useMachine } from '@xstate/react';
import { type ReactNode, use, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import { loadHistoryQuiz } from '#src/content/quizzes/quiz-files.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { island } from '#src/page/loading/island.tsx';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { recordAnswer } from '#src/progress/missed.ts';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import type { ReviewedQuestion } from '#src/quizzes/results.tsx';
import { Resumable } from '#src/quizzes/resumable.tsx';
import { runMachine } from '#src/quizzes/run/machine.ts';
import { runScore } from '#src/quizzes/run/model.ts';
import { useSavedAttempt } from '#src/quizzes/use-saved-attempt.ts';
import { HistoryQuestionView, textOf } from './history-question.tsx';
import { shuffledBySeed } from './order.ts';
import { chosenIn, historyRun, keptHistory, restoredHistory } from './saved-history-quiz.ts';

const Result = island(
  'The result',
  async () => (await import('#src/quizzes/results.tsx')).Results,
  {
    height: '30rem',
  },
);

type State = SnapshotFrom<typeof runMachine>;

/** A quiz on one period of history. Suspends until its questions have loaded. */
export function HistoryQuizView(props: QuizProps) {
  const { quizId, seed } = props;
  const quiz = use(loadOnce(`history quiz ${quizId}`, () => loadHistoryQuiz(quizId)));
  const inOrder = (seed: string) => shuffledBySeed(seed, quiz.questions);
  const [questions] = useState(() => inOrder(seed));
  return (
    <Resumable {...props} restore={(kept) => restoredHistory(kept, inOrder(kept.seed))}>
      {(restored: State | null, notice) => (
        <Attempt {...props} questions={questions} restored={restored} notice={notice} />
      )}
    </Resumable>
  );
}

interface AttemptProps extends QuizProps {
  questions: readonly HistoryQuestion[];
  restored: State | null;
  notice: ReactNode;
}

function Attempt({ questions, restored, notice, ...props }: AttemptProps) {
  const [state, send, actor] = useMachine(runMachine, {
    input: { questions: historyRun(questions) },
    ...(restored && { snapshot: restored }),
  });
  useSavedAttempt(actor, props, keptHistory);
  useEmitted(actor, 'question.answered', ({ question, right }) =>
    recordAnswer({ section: props.section, quiz: props.quizId, question }, right),
  );
  useEmitted(actor, 'quiz.finished', ({ score }) => {
    if (score) props.onScore(score);
  });

  const { index, outcomes } = state.context;
  const total = questions.length;
  const isBegun = outcomes.length > 0;
  useEffect(() => {
    // A failure is reported with the result.
    if (isBegun) Result.preload().catch(() => {});
  }, [isBegun]);
  const question = questions[index];
  if (!question) return null;
  if (state.matches('finished')) {
    const review = questions.map((asked, i) => reviewOf(asked, chosenIn(outcomes[i])));
    const { score } = runScore(outcomes);
    return <Result {...props} result={{ score, total }} review={review} />;
  }
  return (
    <HistoryQuestionView
      question={question}
      place={{
        index,
        total,
        ends: outcomes.map(({ end }) => end === 'right'),
        notice: index === restored?.context.index && notice,
      }}
      chosen={chosenIn(outcomes[index])}
      next={index === questions.length - 1 ? 'Finish' : 'Next'}
      onChoose={(choice) => send({ type: 'choice.toggle', choice })}
      onNext={() => send({ type: 'question.next' })}
    />
  );
}

function reviewOf(question: HistoryQuestion, chosen: string | undefined): ReviewedQuestion {
  const right = chosen === question.correctAnswer;
  return {
    id: question.id,
    title: question.question,
    end: right ? 'right' : 'wrong',
    explanations: right ? [] : [question.explainedIn],
    children: (
      <>
        {!right && <p>You chose: {textOf(question, chosen)}</p>}
        <p>
          Right answer: <strong>{textOf(question, question.correctAnswer)}</strong>
        </p>
        <p>{question.explanation}</p>
      </>
    ),
  };
}
