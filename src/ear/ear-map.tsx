import { use, useSyncExternalStore } from 'react';
import { SKILLS } from '#audio/music/ear/question.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './ear.module.css';
import { dueSkills, type EarRecord, earRecord, onEar, today } from './ear-record.ts';
import { SKILL_TEXTS } from './texts.ts';

const NOTHING: EarRecord = {};

interface EarMapProps {
  /** Starts a round of the skills that are due; without it, none is offered. */
  onDue?: () => void;
}

/** What is known of the learner's ear: how far in each skill, how sure that is, how it grew, what is due. */
export function EarMap({ onDue }: EarMapProps) {
  const record = useSyncExternalStore(onEar, earRecord, () => NOTHING);
  const isKnown = SKILLS.some((skill) => record[skill]);
  const now = isKnown ? today() : 0;
  const due = dueSkills(record, now);
  return (
    <section aria-labelledby="ear-map" className={styles.map}>
      <h2 id="ear-map">Your ear</h2>
      {isKnown ? (
        <>
          <p>
            {due.length === 0
              ? 'Nothing is due today.'
              : `Due today: ${due.map((skill) => SKILL_TEXTS[skill].title).join(', ')}.`}
          </p>
          {due.length > 0 && onDue && <Button onClick={onDue}>Practise what is due</Button>}
          <LazyPart name="The map of your ear" height="20rem">
            <Levels record={record} now={now} />
          </LazyPart>
        </>
      ) : (
        <p>
          After your first answers, you’ll see your level in each skill here, instrument by
          instrument and rhythm by rhythm, and what is due. It is kept on this device only.
        </p>
      )}
    </section>
  );
}

function Levels(props: { record: EarRecord; now: number }) {
  const { EarLevels } = use(loadOnce('ear levels', () => import('./ear-levels.tsx')));
  return <EarLevels {...props} />;
}
