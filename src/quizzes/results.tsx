import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { EAR_SKILLS } from '#src/content/answers/ear-skills.ts';
import type { Explanation } from '#src/content/quizzes/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { missedIn } from '#src/progress/missed.ts';
import type { QuizScore } from '#src/progress/progress.ts';
import { useQuizScore } from '#src/progress/use-progress.ts';
import { ScoreCard } from '#src/ui/panels/score-card.tsx';
import { AfterQuiz } from './after-quiz.tsx';
import { ExplainedIn, GoOver } from './go-over.tsx';
import type { QuizProps } from './quiz-props.ts';
import { remarkOn } from './remark.ts';
import styles from './results.module.css';

export interface ReviewedQuestion {
  id: string;
  title: string;
  end: 'right' | 'wrong' | 'skipped';
  /** The sections that explain it, if the first answer was wrong. */
  explanations: readonly Explanation[];
  /** The answer given, the right one, and the explanation. */
  children: ReactNode;
}

interface ResultsProps extends Pick<QuizProps, 'section' | 'quizId' | 'onAgain'> {
  result: QuizScore;
  review: readonly ReviewedQuestion[];
  /** Remarks on the score, in whole sentences. */
  notes?: readonly string[];
}

const SIGNS = { right: '✓', wrong: '✗', skipped: '–' };
const END_TEXTS = { right: 'Right', wrong: 'Wrong', skipped: 'Skipped' };

/** The result of a quiz: this score and the best, sections to go over, next links, and a review of each question. */
export function Results({ result, review, notes = [], section, quizId, onAgain }: ResultsProps) {
  const { score, total } = result;
  const best = useQuizScore(section, quizId);
  const perfect = total > 0 && score === total;
  const [missed] = useState(() => (perfect ? 0 : missedIn({ section, quiz: quizId }).length));
  const remark = remarkOn(result, missed);
  const skills = EAR_SKILLS[quizId];

  return (
    <section aria-label="Result" className={styles.results}>
      <ScoreCard
        title="Quiz Complete! 🏆"
        earned={total > 0 && score >= 0.8 * total}
        isPerfect={perfect}
        actions={<AfterQuiz section={section} quizId={quizId} missed={missed} onAgain={onAgain} />}
      >
        {total > 0 && (
          <p>
            Final Score: {score} out of {total} questions
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {remark && <p>{remark.text}</p>}
        {best && (
          <p className={styles.note}>
            Best score: {best.score} out of {best.total}
          </p>
        )}
      </ScoreCard>
      <GoOver
        title={remark?.practise ?? ''}
        explanations={review.flatMap(({ explanations }) => explanations)}
      />
      {skills && (
        <p className={styles.note}>
          New questions every time, matched to your level:{' '}
          <Link href={`${pathTo('ear')}?skills=${skills.join('.')}`}>train your ear</Link>.
        </p>
      )}
      <h3>Review</h3>
      <ol className={`stack ${styles.review}`}>
        {review.map(({ id, title, end, explanations, children }) => (
          <li key={id} className="card" data-end={end}>
            <span className={styles.sign} aria-hidden="true">
              {SIGNS[end]}
            </span>
            <div>
              <h4>
                <span className="visually-hidden">{END_TEXTS[end]}: </span>
                {title}
              </h4>
              {children}
              <ExplainedIn explanations={explanations} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
