import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import { Question, type ShownQuestion } from '#src/quizzes/question.tsx';
import { markOf } from '#src/quizzes/run/model.ts';
import styles from '#src/quizzes/verdict.module.css';
import { Button } from '#src/ui/controls/button.tsx';
import { OptionList } from '#src/ui/controls/option-list.tsx';

interface HistoryQuestionProps extends ShownQuestion {
  question: HistoryQuestion;
  next: string;
}

/** A question on history: the first choice is final and shows the explanation. */
export function HistoryQuestionView({ question, next, ...asked }: HistoryQuestionProps) {
  const { options, correctAnswer, explanation } = question;
  const { place, run, phase, send } = asked;
  const { selected } = run;
  const answered = phase !== 'answering';
  const choose = (choice = '') => send({ type: 'choice.toggle', choice });
  const goOn = () => send({ type: 'question.next' });
  return (
    <Question
      {...place}
      question={question.question}
      phase={phase}
      keys="Keys: A to D, or 1 to 4, answer; Enter goes on."
      controls={{ choose: (at) => choose(options[at]?.id), advance: goOn }}
      actions={
        answered && (
          <Button kind="primary" onClick={goOn}>
            {next}
          </Button>
        )
      }
    >
      <OptionList
        layout="grid"
        options={options.map(({ id, text }) => ({
          id,
          text,
          mark: markOf(id, phase, selected, [correctAnswer]),
        }))}
        locked={answered}
        onChoose={choose}
      />
      <div aria-live="polite" className={styles.verdict} data-screen-only>
        {answered && (
          <>
            <strong data-verdict={phase === 'solved' ? 'right' : 'wrong'}>
              {phase === 'solved' ? 'Right!' : `Wrong. It is: ${textOf(question, correctAnswer)}`}
            </strong>
            <p>{explanation}</p>
          </>
        )}
      </div>
    </Question>
  );
}

export function textOf({ options }: HistoryQuestion, id: string | undefined): string {
  return options.find((option) => option.id === id)?.text ?? '';
}
