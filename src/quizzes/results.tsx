import { type ReactNode, useEffect } from 'react';
import type { QuizScore } from '#src/progress/progress.ts';
import { Button } from '#src/ui/button.tsx';
import { celebrate } from '#src/ui/confetti.ts';
import { ScoreCard } from '#src/ui/score-card.tsx';
import styles from './results.module.css';

export interface ReviewedQuestion {
  id: string;
  title: string;
  end: 'right' | 'wrong' | 'skipped';
  /** The answer given, the right one, and the explanation. */
  children: ReactNode;
}

interface ResultsProps {
  result: QuizScore;
  review: readonly ReviewedQuestion[];
  /** Shown below the score. */
  note?: string | undefined;
  onAgain: () => void;
  onLeave: () => void;
}

const SIGNS = { right: '✓', wrong: '✗', skipped: '–' };
const END_TEXTS = { right: 'Right', wrong: 'Wrong', skipped: 'Skipped' };

/** The result of a quiz: the score, and a review of each question. */
export function Results({ result, review, note, onAgain, onLeave }: ResultsProps) {
  const { score, total } = result;
  const perfect = total > 0 && score === total;
  useEffect(() => {
    if (perfect) void celebrate();
  }, [perfect]);

  return (
    <section aria-label="Result" className={styles.results}>
      <ScoreCard
        title="Quiz Complete! 🏆"
        actions={
          <>
            <Button kind="primary" onClick={onLeave}>
              Back to Quizzes
            </Button>
            <Button onClick={onAgain}>Play Again</Button>
          </>
        }
      >
        {total > 0 && (
          <p>
            Final Score: {score} out of {total} questions
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </ScoreCard>
      <h3>Review</h3>
      <ol className={styles.review}>
        {review.map(({ id, title, end, children }) => (
          <li key={id} data-end={end}>
            <span className={styles.sign} aria-hidden="true">
              {SIGNS[end]}
            </span>
            <div>
              <h4>
                <span className="visually-hidden">{END_TEXTS[end]}: </span>
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
