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
