import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import { Question, type QuestionPlace } from '#src/quizzes/question.tsx';
import styles from '#src/quizzes/verdict.module.css';
import { Button } from '#src/ui/controls/button.tsx';
import { OptionList } from '#src/ui/controls/option-list.tsx';

interface HistoryQuestionProps {
  question: HistoryQuestion;
  place: QuestionPlace;
  /** Id of the chosen option; undefined before the answer. */
  chosen: string | undefined;
  next: string;
  onChoose: (option: string) => void;
  onNext: () => void;
}

/** One question on history: the first choice is final, and the explanation follows. */
export function HistoryQuestionView({
  question,
  place,
  chosen,
  next,
  onChoose,
  onNext,
}: HistoryQuestionProps) {
  const { options, correctAnswer, explanation } = question;
  const answered = chosen !== undefined;
  const markOf = (id: string) => {
    if (!answered) return undefined;
    return id === correctAnswer ? 'right' : id === chosen ? 'wrong' : undefined;
  };
  return (
    <Question
      {...place}
      question={question.question}
      phase={answered ? 'answered' : 'answering'}
      keys="Keys: A to D, or 1 to 4, answer; Enter goes on."
      controls={{ choose: (at) => onChoose(options[at]?.id ?? ''), advance: onNext }}
      actions={
        answered && (
          <Button kind="primary" onClick={onNext}>
            {next}
          </Button>
        )
      }
    >
      <OptionList
        layout="grid"
        options={options.map(({ id, text }) => ({ id, text, mark: markOf(id) }))}
        locked={answered}
        onChoose={onChoose}
      />
      <div aria-live="polite" className={styles.verdict} data-screen-only>
        {answered && (
          <>
            <strong data-verdict={chosen === correctAnswer ? 'right' : 'wrong'}>
              {chosen === correctAnswer
                ? 'Right!'
                : `Wrong. It is: ${textOf(question, correctAnswer)}`}
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
