import { use, useState } from 'react';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import { loadHistoryQuiz } from '#src/content/quizzes/quiz-files.ts';
import { island } from '#src/page/loading/island.tsx';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { Attempt } from '#src/quizzes/attempt.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import type { ReviewedQuestion } from '#src/quizzes/results.tsx';
import { runScore } from '#src/quizzes/run/model.ts';
import { HistoryQuestionView, textOf } from './history-question.tsx';
import { shuffledBySeed } from './order.ts';
import { chosenIn, historyAnswers, historyRun, restoredHistory } from './saved-history-quiz.ts';

const Result = island(
  'The result',
  async () => (await import('#src/quizzes/results.tsx')).Results,
  { height: '30rem' },
);

/** A quiz on one period of history. Suspends until its questions have loaded. */
export function HistoryQuizView(props: QuizProps) {
  const { quizId, seed } = props;
  const quiz = use(loadOnce(`history quiz ${quizId}`, () => loadHistoryQuiz(quizId)));
  const inOrder = (seed: string) => shuffledBySeed(seed, quiz.questions);
  const [questions] = useState(() => inOrder(seed));
  const total = questions.length;
  return (
    <Attempt
      {...props}
      questions={historyRun(questions)}
      answersOf={historyAnswers}
      restore={(kept) => restoredHistory(kept, inOrder(kept.seed))}
      result={Result}
    >
      {({ index, outcomes }, asked) => {
        const question = questions[index];
        if (asked && question) {
          const next = index === total - 1 ? 'Finish' : 'Next';
          return <HistoryQuestionView {...asked} question={question} next={next} />;
        }
        const review = questions.map((asked, i) => reviewOf(asked, chosenIn(outcomes[i])));
        const { score } = runScore(outcomes);
        return <Result {...props} result={{ score, total }} review={review} />;
      }}
    </Attempt>
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
