import { useMachine } from '@xstate/react';
import { use, useState } from 'react';
import { shuffled } from '#audio/music/random.ts';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import { loadHistoryQuiz } from '#src/content/quizzes/quiz-files.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { useEmitted } from '#src/page/use-emitted.ts';
import { Options } from '#src/quizzes/options.tsx';
import { Question } from '#src/quizzes/question.tsx';
import type { QuizProps } from '#src/quizzes/quiz-props.ts';
import { Results, type ReviewedQuestion } from '#src/quizzes/results.tsx';
import styles from '#src/quizzes/verdict.module.css';
import { Button } from '#src/ui/button.tsx';
import { historyQuizMachine, historyScore } from './machine.ts';

/** A quiz on one period of history. Suspends until its questions have loaded. */
export function HistoryQuizView({ quizId, seed, onScore, onAgain, onLeave }: QuizProps) {
  const quiz = use(loadOnce(`history quiz ${quizId}`, () => loadHistoryQuiz(quizId)));
  const [questions] = useState(() => shuffledBySeed(seed, quiz.questions));
  const [state, send, actor] = useMachine(historyQuizMachine, { input: { questions } });
  useEmitted(actor, 'quiz.finished', (event) => onScore(event.score));

  const { index, chosen } = state.context;
  const score = historyScore(state.context);
  const question = questions[index];
  if (!question) return null;
  if (state.matches('finished')) {
    const review = questions.map((asked, i) => reviewOf(asked, chosen[i]));
    return <Results result={score} review={review} onAgain={onAgain} onLeave={onLeave} />;
  }
  const { options, correctAnswer, explanation } = question;
  const answered = state.matches('answered');
  const picked = chosen[index];
  const choose = (option = '') => send({ type: 'option.choose', option });
  const advance = () => send({ type: 'question.next' });
  const markOf = (id: string) =>
    id === correctAnswer ? 'right' : id === picked ? 'wrong' : undefined;
  return (
    <Question
      index={index}
      total={score.total}
      score={score.score}
      question={question.question}
      phase={String(state.value)}
      keys="Keys: A to D, or 1 to 4, answer; Enter goes on."
      controls={{ choose: (at) => choose(options[at]?.id), advance }}
    >
      <Options
        options={options.map(({ id, text }) => {
          const mark = answered ? markOf(id) : undefined;
          return { id, text, ...(mark && { mark }) };
        })}
        locked={answered}
        onChoose={choose}
      />
      <div aria-live="polite" className={styles.verdict}>
        {answered && (
          <>
            <strong data-verdict={picked === correctAnswer ? 'right' : 'wrong'}>
              {picked === correctAnswer
                ? 'Right!'
                : `Wrong. It is: ${textOf(question, correctAnswer)}`}
            </strong>
            <p>{explanation}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {answered && (
          <Button kind="primary" onClick={advance}>
            {index === questions.length - 1 ? 'Finish' : 'Next'}
          </Button>
        )}
      </div>
    </Question>
  );
}

/** Questions, and the options of each, in the order that follows from a seed. */
function shuffledBySeed(seed: string, questions: readonly HistoryQuestion[]): HistoryQuestion[] {
  return shuffled(questions, seed).map((question) => ({
    ...question,
    options: shuffled(question.options, `${seed} ${question.id}`),
  }));
}

function textOf({ options }: HistoryQuestion, id: string | undefined): string {
  return options.find((option) => option.id === id)?.text ?? '';
}

function reviewOf(question: HistoryQuestion, chosen: string | undefined): ReviewedQuestion {
  const right = chosen === question.correctAnswer;
  return {
    id: question.id,
    title: question.question,
    end: right ? 'right' : 'wrong',
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
