import { useSyncExternalStore } from 'react';
import { LEVELS, SKILLS, type Skill } from '#audio/music/ear/question.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import styles from './ear.module.css';
import {
  dueItems,
  dueSkills,
  type EarRecord,
  earRecord,
  itemKey,
  itemToday,
  onEar,
  skillToday,
  today,
} from './ear-record.ts';
import { itemText } from './item-text.ts';
import { expected } from './rating.ts';
import { SKILL_TEXTS } from './texts.ts';

const NOTHING: EarRecord = {};

interface EarMapProps {
  /** Starts a round of the skills that are due; without it, none is offered. */
  onDue?: () => void;
}

/** What is known of the learner's ear: how far in each skill, how sure that is, how it grew, what is due. */
export function EarMap({ onDue }: EarMapProps) {
  const record = useSyncExternalStore(onEar, earRecord, () => NOTHING);
  const known = SKILLS.filter((skill) => record[skill]);
  const now = known.length > 0 ? today() : 0;
  const due = dueSkills(record, now);
  return (
    <section aria-labelledby="ear-map" className={styles.map}>
      <h2 id="ear-map">Your ear</h2>
      {known.length === 0 ? (
        <p>
          Once you have answered, you find here how far you are in each skill, and what is due. It
          is kept on this device only.
        </p>
      ) : (
        <>
          <p>
            {due.length === 0
              ? 'Nothing is due today.'
              : `Due today: ${due.map((skill) => SKILL_TEXTS[skill].title).join(', ')}.`}
          </p>
          {due.length > 0 && onDue && <Button onClick={onDue}>Practise what is due</Button>}
          <ul>
            {known.map((skill) => (
              <SkillRow key={skill} skill={skill} record={record} now={now} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What is heard right of four options, as a level from 0 to `LEVELS`. */
const shown = (ability: number) => Math.max(0, Math.min(LEVELS, ability));

function SkillRow({ skill, record, now }: { skill: Skill; record: EarRecord; now: number }) {
  const { ability, spread } = skillToday(record, skill, now);
  const { answers = 0, growth = [] } = record[skill] ?? {};
  const grown = ability - (growth[0] ?? ability);
  const due = dueItems(record, skill, now);
  const items = Object.keys(record)
    .filter((key) => key.startsWith(`${skill} `))
    .map((key) => key.slice(skill.length + 1));
  const title = SKILL_TEXTS[skill].title;
  return (
    <li>
      <div className={styles.skill}>
        <strong>{title}</strong>
        <ProgressBar label={`${title}: ability`} value={shown(ability)} max={LEVELS} />
        <span>
          Level {shown(ability).toFixed(1)}, {sureness(spread)}
          {growth.length > 1 &&
            `, ${grown >= 0 ? '+' : '−'}${Math.abs(grown).toFixed(1)} in ${growth.length} days of practice`}
        </span>
      </div>
      <details>
        <summary>
          {items.length === 1 ? 'One item' : `${items.length} items`}, {answers}{' '}
          {answers === 1 ? 'answer' : 'answers'}
        </summary>
        <ul>
          {items.map((item) => {
            const kept = record[itemKey(skill, item)];
            const rate = expected(
              ability + itemToday(record, skill, item, now).ability,
              Math.round(shown(ability)) || 1,
              0,
            );
            return (
              <li key={item}>
                {itemText(skill, item)}: {kept?.right} of {kept?.answers} right
                {rate > 0.6 ? ', easier than the rest' : rate < 0.4 && ', harder than the rest'}
                {due.includes(item) && ', due'}
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}

/** How sure an estimate is. @param spread its standard deviation, in levels */
function sureness(spread: number): string {
  if (spread > 1) return 'a first guess';
  return spread > 0.6 ? 'fairly sure' : 'sure';
}
