import { useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { deviceStorage } from '#src/device/device-storage.ts';
import { MISSED, missedQuestions } from '#src/progress/missed.ts';
import { quizScore } from '#src/progress/progress.ts';
import { doneIn, doneText, isBegun, sumOf } from '#src/progress/section-progress.ts';
import { useOnRoad } from '#src/road/use-road.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkCard } from '#src/ui/controls/link-card.tsx';
import styles from './beside.module.css';

/** A round of missed questions or ear training, and what is done. */
export function Beside() {
  const { total, done, scores, missed, trainsEar } = useOnRoad(overview);
  // The button stays, and so does the focus.
  const [forgotten, setForgotten] = useState(false);
  const forget = () => {
    MISSED.write([]);
    setForgotten(true);
  };
  return (
    <section aria-label="Beside the road" className={styles.beside}>
      {missed > 0 && (
        <LinkCard href={pathTo('round')} lead="Questions you missed" title="Ask me again">
          {missed === 1 ? 'One question' : `${missed} questions`}, two minutes or less
        </LinkCard>
      )}
      {missed === 0 && trainsEar && (
        <LinkCard href={pathTo('ear')} color="teal" lead="Ear training" title="Train your ear">
          New questions, matched to your level
        </LinkCard>
      )}
      <details className={styles.done}>
        <summary>{total || 'What you have done'}</summary>
        {done.length === 0 && scores.length === 0 && (
          <p>You have started: finish a lesson or a quiz, and it is counted here.</p>
        )}
        <dl>
          {done.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {scores.length > 0 && (
          <>
            <h3>Best scores</h3>
            <ul>
              {scores.map(({ path, title, score }) => (
                <li key={path}>
                  <Link href={path}>
                    {title} <span>{score}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.kept}>
          {(missed > 0 || forgotten) && (
            <Button aria-disabled={missed === 0} onClick={forget}>
              {missed > 0 ? 'Forget the missed questions' : 'Forgotten'}
            </Button>
          )}
          <Link href={pathTo('your-data')} className="thumb-high">
            All data on this device
          </Link>
        </p>
      </details>
    </section>
  );
}

/** Everything that is shown. */
function overview() {
  const sections = SECTIONS.map((section) => ({ title: section.title, ...doneIn(section) }));
  const all = sumOf(sections);
  const scores = SECTIONS.flatMap(({ id, quizzes }) =>
    quizzes.flatMap((quiz) => {
      const best = quizScore(id, quiz.id);
      const path = pathTo('quiz', id, quiz.id);
      return best ? [{ path, title: quiz.title, score: `${best.score}/${best.total}` }] : [];
    }),
  );
  return {
    /** Of all sections; empty if nothing is done. */
    total: isBegun(all) ? doneText(all) : '',
    /** By section, only what is begun. */
    done: sections.filter(isBegun).map(({ title, ...done }) => ({ title, text: doneText(done) })),
    scores,
    missed: missedQuestions().length,
    trainsEar: deviceStorage.read('ear_ratings') !== null,
  };
}
