import type { Skill } from '#audio/music/ear/question.ts';
import { useStored } from '#src/device/use-stored.ts';
import { island } from '#src/page/loading/island.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './ear.module.css';
import { dueSkills, EAR, type EarRecord, knownSkills, today } from './record/ear-record.ts';
import { SKILL_TEXTS } from './texts.ts';

const NOTHING: EarRecord = {};

const Levels = island(
  'The map of your ear',
  async () => (await import('./ear-levels.tsx')).EarLevels,
  { height: '20rem' },
);

/** The map of the learner's ear: levels, their growth, and due items. @param onDue starts a round of these */
export function EarMap({ onDue }: { onDue?: () => void }) {
  const record = useStored(EAR) ?? NOTHING;
  const hasLevels = knownSkills(record).length > 0;
  const now = hasLevels ? today() : 0;
  const due = dueSkills(record, now);
  const tomorrow = dueSkills(record, now + 1);
  return (
    <section aria-labelledby="ear-map" className={styles.map}>
      <h2 id="ear-map">Your ear</h2>
      {hasLevels ? (
        <>
          <p>
            {due.length > 0
              ? `To repeat today: ${titlesOf(due)}.`
              : tomorrow.length > 0
                ? `To repeat tomorrow: ${titlesOf(tomorrow)}.`
                : 'Nothing to repeat today or tomorrow.'}
          </p>
          {due.length > 0 && onDue && <Button onClick={onDue}>Repeat now</Button>}
          <Levels record={record} now={now} />
        </>
      ) : (
        <p>
          After five answers in a skill, you’ll see your level in it here, and what to repeat. It is
          kept on this device only.
        </p>
      )}
    </section>
  );
}

const titlesOf = (skills: readonly Skill[]) =>
  skills.map((skill) => SKILL_TEXTS[skill].title).join(', ');
