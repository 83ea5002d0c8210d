// Entry point of the levels on the map. Loaded once the learner has levels.

import type { ReactNode } from 'react';
import { LEVELS, type Skill } from '#audio/music/ear/question.ts';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { capitalised, joinWords, plural } from '#lib/words.ts';
import { INSTRUMENT_NAMES, RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import styles from './ear.module.css';
import { dueItems, type EarRecord, isKnown, itemsOf, knownSkills } from './record/ear-record.ts';
import { type HeardLevel, levelOfItem, levelOfSkill, levelsOf } from './record/heard-level.ts';
import { optionText, SKILL_TEXTS } from './texts.ts';

interface EarLevelsProps {
  record: EarRecord;
  /** The current day, counted since 1970. */
  now: number;
}

/** The learner's level in each skill, instrument and rhythm, its growth, and the items that are due. */
export function EarLevels({ record, now }: EarLevelsProps) {
  const players = levelsOf(BAND, record, now).filter(({ level }) => isKnown(level));
  const rhythms = levelsOf(RHYTHM_TYPES, record, now).filter(({ level }) => isKnown(level));
  return (
    <>
      <h3>Skills</h3>
      <ul>
        {knownSkills(record).map((skill) => (
          <Row
            key={skill}
            title={SKILL_TEXTS[skill].title}
            level={levelOfSkill(record, skill, now)}
          >
            <Items skill={skill} record={record} now={now} />
          </Row>
        ))}
      </ul>
      {players.length > 0 && <h3>Instruments</h3>}
      <ul>
        {players.map(({ what, level }) => (
          <Row key={what} title={INSTRUMENT_NAMES[what]} level={level} />
        ))}
      </ul>
      {rhythms.length > 0 && <h3>Rhythms</h3>}
      <ul>
        {rhythms.map(({ what, level }) => (
          <Row key={what} title={RHYTHM_NAMES[what]} level={level} />
        ))}
      </ul>
    </>
  );
}

const shown = (ability: number) => Math.max(0, Math.min(LEVELS, ability));

interface RowProps {
  title: string;
  level: HeardLevel;
  children?: ReactNode;
}

function Row({ title, level, children }: RowProps) {
  return (
    <li>
      <div className={`stack ${styles.skill}`}>
        <strong>{title}</strong>
        <progress
          aria-label={`${title}: ability`}
          value={shown(level.ability)}
          max={LEVELS}
          aria-valuetext={levelText(level)}
        />
        <span>
          {levelText(level)}
          {grownText(level)} <Growth growth={level.growth} />
        </span>
      </div>
      {children}
    </li>
  );
}

function Items({ skill, record, now }: EarLevelsProps & { skill: Skill }) {
  const items = itemsOf(record, skill);
  const due = dueItems(record, skill, now);
  const { answers = 0 } = record[skill] ?? {};
  return (
    <details>
      <summary>
        {plural(answers, { one: '# answer', other: '# answers' })}
        {items.length > 1 && `, ${items.length} topics`}
      </summary>
      <ul>
        {items.map((item) => {
          const level = levelOfItem(record, skill, item, now);
          return (
            <li key={item}>
              {itemText(skill, item)}: {level.right} of {level.answers} right
              {isKnown(level) && `. ${levelText(level)}${grownText(level)}`}
              {due.includes(item) && '. Time to repeat'}{' '}
              {isKnown(level) && <Growth growth={level.growth} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** @internal exported for tests. The name of an item. */
export function itemText(skill: Skill, item: string): string {
  if (skill === 'change') {
    return joinWords(item.split('+').map((rhythm) => RHYTHM_NAMES[rhythm as RhythmType] ?? rhythm));
  }
  if (skill === 'one') return RHYTHM_NAMES[item as RhythmType] ?? item;
  return capitalised(optionText(skill, item) || item);
}

/** 'Level 2.3 of 5'. A level of few answers has no decimals. */
function levelText({ ability, spread }: HeardLevel): string {
  const level = shown(ability);
  return spread > 1
    ? `About level ${Math.max(1, Math.round(level))} of ${LEVELS}, a first guess`
    : `Level ${level.toFixed(1)} of ${LEVELS}`;
}

const grownText = ({ grown, growth }: HeardLevel) => {
  if (grown === null) return '';
  const days = growth.length > 1 ? ` in ${growth.length} days` : '';
  return `, ${grown >= 0 ? 'up' : 'down'} ${Math.abs(grown).toFixed(1)}${days}`;
};

const [WIDTH, HEIGHT] = [60, 20];

/** The growth of an ability, as a line over the days of practice. The text next to it has the figures. */
function Growth({ growth }: Pick<HeardLevel, 'growth'>) {
  if (growth.length < 2) return null;
  const points = growth.map((ability, day) => {
    const x = (day / (growth.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT * (1 - shown(ability) / LEVELS)).toFixed(1)}`;
  });
  return (
    <svg className={styles.growth} viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
