import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { pathTo, SECTION_ANCHORS } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { MISSED, missedIn, missedQuestions, recordAnswer } from '#src/progress/missed.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { type LoadedRound, loadRound } from './questions.ts';
import { Round, type RoundProps } from './round.tsx';
import styles from './rounds.module.css';

/** Rounds, as long as there are missed questions. The URL may restrict them to one quiz: `?quiz=music.parts`. */
export function Rounds() {
  const [params] = useSearchParams();
  const [section = '', id = ''] = params.get('quiz')?.split('.') ?? [];
  const missed = () => (id ? missedIn({ section, quiz: id }) : missedQuestions());
  const [round, setRound] = useState(() => ({ number: 1, loading: loadRound(missed()) }));
  const next = (loading: Promise<LoadedRound>) => setRound({ number: round.number + 1, loading });
  const forget = () => {
    MISSED.write([]);
    next(Promise.resolve({ questions: [], gone: [] }));
  };
  return (
    <Suspense fallback={<div className={styles.round} aria-busy="true" />}>
      <Loaded
        key={round.number}
        loading={round.loading}
        isFirst={round.number === 1}
        after={id ? { kind: 'quiz', section, id } : undefined}
        missed={missed}
        onAgain={() => next(loadRound(missed()))}
        onForget={forget}
      />
    </Suspense>
  );
}

interface LoadedProps extends Pick<RoundProps, 'after' | 'missed' | 'onAgain'> {
  loading: Promise<LoadedRound>;
  isFirst: boolean;
  onForget: () => void;
}

/** Suspends until the questions have loaded. */
function Loaded({ loading, isFirst, onForget, ...props }: LoadedProps) {
  const { questions, gone } = use(loading);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const missed of gone) recordAnswer(missed, true);
  }, [gone]);
  // The pressed button has been removed.
  useEffect(() => {
    if (!isFirst) place.current?.querySelector('h2')?.focus();
  }, [isFirst]);
  return (
    <div ref={place} className={styles.round}>
      {questions.length > 0 ? (
        <>
          <Round questions={questions} {...props} />
          <p className={`controls quiet ${styles.forget}`}>
            The questions you missed are kept on this device.
            <Button kind="quiet" onClick={onForget}>
              Forget them
            </Button>
          </p>
        </>
      ) : (
        <Nothing />
      )}
    </div>
  );
}

function Nothing() {
  const sections = SECTIONS.filter(({ quizzes }) => quizzes.length > 0);
  return (
    <>
      <h2 tabIndex={-1}>Nothing to repeat</h2>
      <p>Questions that you miss in a quiz come back here. There are none at the moment.</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`${pathTo('section', id)}#${SECTION_ANCHORS.quizzes}`}
              className="thumb-high"
            >
              {title}: all quizzes
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
