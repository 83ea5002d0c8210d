import type { CSSProperties } from 'react';
import { plural } from '#lib/words.ts';
import { useStored } from '#src/device/use-stored.ts';
import styles from './practice-days.module.css';
import { LOG, recentDays } from './practice-log.ts';

/** Minimum scale of the bars, in seconds: a longer day extends it. */
const HALF_HOUR = 30 * 60;

/** Minutes practised on each of the last 14 days. */
export function PracticeDays() {
  const days = recentDays(useStored(LOG) ?? [], new Date());
  const today = days.at(-1)?.seconds ?? 0;
  const total = days.reduce((sum, { seconds }) => sum + seconds, 0);
  const most = Math.max(HALF_HOUR, ...days.map(({ seconds }) => seconds));
  return (
    <div className={`stack ${styles.log}`}>
      <p>
        <strong>{minutes(today)}</strong> practised today, {minutes(total)} in two weeks.
      </p>
      <ol aria-label="Minutes practised in the last two weeks">
        {days.map(({ date, seconds }) => (
          <li key={date} className="quiet" style={{ '--share': seconds / most } as CSSProperties}>
            <span className="visually-hidden">
              {nameOf(date)}: {minutes(seconds)}
            </span>
            <span
              className={styles.bar}
              data-empty={seconds === 0 || undefined}
              aria-hidden="true"
            />
            <span aria-hidden="true">{nameOf(date)[0]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The minutes of a day, at least 1 if it has any practice. */
function minutes(seconds: number): string {
  const count = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  return plural(count, { one: '# minute', other: '# minutes' });
}

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** 'Sunday, March 2'. `Intl.DateTimeFormat` takes 15 ms to create, which would hold up the page. */
function nameOf(date: string): string {
  const day = new Date(`${date}T12:00`);
  return `${WEEKDAYS[day.getDay()]}, ${MONTHS[day.getMonth()]} ${day.getDate()}`;
}
