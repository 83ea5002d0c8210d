import { type ReactNode, useEffect, useRef } from 'react';
import type { QuizScore } from '#src/progress/progress.ts';
import { celebrate } from '#src/ui/confetti.ts';
import styles from './results.module.css';

export interface ReviewedQuestion {
  id: string;
  title: string;
  end: 'right' | 'wrong' | 'skipped';
  /** What was chosen, what was right, and what there is to learn from it. */
  children: ReactNode;
}

interface ResultsProps {
  result: QuizScore;
  review: readonly ReviewedQuestion[];
  /** What is to be said beside the score. */
  note?: string | undefined;
  onAgain: () => void;
  onLeave: () => void;
}

const SIGNS = { right: '✓', wrong: '✗', skipped: '–' };
const SAID = { right: 'Right', wrong: 'Wrong', skipped: 'Skipped' };

/** The end of a quiz: the score, and each question once more. */
export function Results({ result, review, note, onAgain, onLeave }: ResultsProps) {
  const { score, total } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const perfect = total > 0 && score === total;
  useEffect(() => {
    if (perfect) void celebrate();
  }, [perfect]);

  return (
    <section aria-label="Result" className={styles.results}>
      <div className={styles.score}>
        <h2 ref={heading} tabIndex={-1}>
          Quiz Complete! 🏆
        </h2>
        {total > 0 && (
          <p>
            Final Score: {score} out of {total} questions
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.actions}>
          <button type="button" data-kind="primary" onClick={onLeave}>
            Back to Quizzes
          </button>
          <button type="button" onClick={onAgain}>
            Play Again
          </button>
        </div>
      </div>
      <h3>Review</h3>
      <ol className={styles.review}>
        {review.map(({ id, title, end, children }) => (
          <li key={id} data-end={end}>
            <span className={styles.sign} aria-hidden="true">
              {SIGNS[end]}
            </span>
            <div>
              <h4>
                <span className="visually-hidden">{SAID[end]}: </span>
                {title}
              </h4>
              {children}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
