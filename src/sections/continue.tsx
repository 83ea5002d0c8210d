import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#src/content/pages.ts';
import { findSection, SECTIONS } from '#src/content/sections.ts';
import { deviceStorage } from '#src/device/device-storage.ts';
import { doneIn, doneText, isBegun, sumOf } from '#src/progress/done.ts';
import { MISSED, missedQuestions } from '#src/progress/missed.ts';
import { type NextStep, nextStep } from '#src/progress/next-step.ts';
import { onProgress, quizScore } from '#src/progress/progress.ts';
import { attemptQuery, continueText, QUIZZES } from '#src/progress/unfinished-quiz.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkCard } from '#src/ui/link-card.tsx';
import styles from './continue.module.css';

/** The next step, a round of missed questions or the band, and what is done. */
export function Continue() {
  // The text changes with anything that is shown.
  const { next, total, done, scores, missed, trainsEar }: Overview = JSON.parse(
    useSyncExternalStore(onAnyProgress, overview),
  );
  // The button stays, and so does the focus.
  const [forgotten, setForgotten] = useState(false);
  const forget = () => {
    MISSED.write([]);
    setForgotten(true);
  };
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={styles.title}>
        Welcome back
      </h2>
      <div className={styles.cards}>
        <NextCard next={next} />
        {missed > 0 ? (
          <LinkCard
            href={pathTo('round')}
            lead="Questions you missed"
            title="Ask me again"
            size="large"
          >
            {missed === 1 ? 'One question' : `${missed} questions`}, two minutes or less
          </LinkCard>
        ) : (
          (trainsEar && <EarCard />) ||
          (next.kind !== 'practice' && <PracticeCard lead="Or just play" />)
        )}
      </div>
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
          <Link href={pathTo('your-data')}>All data on this device</Link>
        </p>
      </details>
    </section>
  );
}

function NextCard({ next }: { next: NextStep }) {
  if (next.kind === 'practice') return <PracticeCard lead="Everything is done" main />;
  const { section, id, title } = next;
  const { color } = findSection(section);
  const card = { color, title, size: 'large', main: true } as const;
  const path = pathTo(next.kind, section, id);
  if (next.kind === 'lesson') {
    return (
      <LinkCard
        {...card}
        href={next.left ? `${path}?at=${next.left.id}` : path}
        lead={lessonLead(next)}
      >
        Lesson in {section}
      </LinkCard>
    );
  }
  const { unfinished, best } = next;
  const lead = unfinished ? continueText(unfinished) : best ? 'Once more' : 'Next';
  return (
    <LinkCard {...card} href={path + (unfinished ? attemptQuery(unfinished) : '')} lead={lead}>
      Quiz in {section}
      {best && `, best score ${best.score}/${best.total}`}
    </LinkCard>
  );
}

const lessonLead = ({ left, begun }: Extract<NextStep, { kind: 'lesson' }>) =>
  left ? `Continue at step ${left.number}` : begun ? 'Continue' : 'Next';

function PracticeCard({ lead, main }: { lead: string; main?: boolean }) {
  return (
    <LinkCard
      href={pathTo('practice')}
      color="teal"
      lead={lead}
      title="Practice"
      size="large"
      main={main}
    >
      Play with the band, at your tempo, without any player you choose
    </LinkCard>
  );
}

function EarCard() {
  return (
    <LinkCard
      href={pathTo('ear')}
      color="teal"
      lead="Ear training"
      title="Train your ear"
      size="large"
    >
      New questions, matched to your level
    </LinkCard>
  );
}

interface Overview {
  next: NextStep;
  /** Of all sections; empty if nothing is done. */
  total: string;
  /** By section, only what is begun. */
  done: { title: string; text: string }[];
  /** Best scores, in the order of the sections. */
  scores: { path: string; title: string; score: string }[];
  /** Number of missed questions. */
  missed: number;
  /** Whether questions of ear training were answered. */
  trainsEar: boolean;
}

/** Everything that is shown, as a text. */
function overview(): string {
  const bySection = SECTIONS.map((section) => ({
    title: section.title,
    ...doneIn(section),
  })).filter(isBegun);
  const done = bySection.map((counts) => ({ title: counts.title, text: doneText(counts) }));
  const all = sumOf(SECTIONS.map((section) => doneIn(section)));
  const total = isBegun(all) ? doneText(all) : '';
  const scores = SECTIONS.flatMap(({ id, quizzes }) =>
    quizzes.flatMap((quiz) => {
      const best = quizScore(id, quiz.id);
      const path = pathTo('quiz', id, quiz.id);
      return best ? [{ path, title: quiz.title, score: `${best.score}/${best.total}` }] : [];
    }),
  );
  const shown: Overview = {
    next: nextStep(SECTIONS),
    total,
    done,
    scores,
    missed: missedQuestions().length,
    trainsEar: deviceStorage.read('ear_ratings') !== null,
  };
  return JSON.stringify(shown);
}

function onAnyProgress(listener: () => void): () => void {
  const stops = [onProgress, MISSED.subscribe, QUIZZES.subscribe].map((subscribe) =>
    subscribe(listener),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
