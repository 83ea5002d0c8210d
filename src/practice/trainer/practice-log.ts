import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { matching, stored } from '#src/device/stored.ts';

export interface PracticeDay {
  /** As `2025-03-01`, by the local calendar. */
  date: string;
  /** Seconds in which the band played. */
  seconds: number;
}

const SHOWN_DAYS = 14;
const KEPT_DAYS = 90;
/** The seconds of a day, the maximum of its practice. */
const DAY = 24 * 3600;

const ENTRY = /^(\d{4}-\d{2}-\d{2})=(\d{1,5})$/;

/** The days of practice, the latest last, in seconds: `2026-11-22=3725`. */
export const LOG = stored(
  'practice_log',
  matching(/(^| )\d{4}-\d{2}-\d{2}=\d{1,5}( |$)/, (text): readonly PracticeDay[] =>
    text.split(' ').flatMap((entry) => {
      const [, date = '', seconds] = ENTRY.exec(entry) ?? [];
      return date ? [{ date, seconds: Number(seconds) }] : [];
    }),
  ),
  (days, before) => {
    const others = before.split(' ').filter((entry) => entry && !ENTRY.test(entry));
    return [...others, ...days.map(({ date, seconds }) => `${date}=${Math.round(seconds)}`)].join(
      ' ',
    );
  },
);

/** The local date as `2025-03-01`. */
export function dateOf(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return [year, `${month}`.padStart(2, '0'), `${date}`.padStart(2, '0')].join('-');
}

/** Adds time to a day. @param seconds practised */
export function logPractice(
  seconds: number,
  day: Date,
  device: DeviceStorage = deviceStorage,
): void {
  const date = dateOf(day);
  const log = LOG.read(device) ?? [];
  const before = log.find((entry) => entry.date === date)?.seconds ?? 0;
  const others = log.filter((entry) => entry.date !== date);
  const next = [...others, { date, seconds: Math.min(DAY, before + seconds) }]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-KEPT_DAYS);
  LOG.write(next, device);
}

/** The last two weeks, today last; days without practice have 0 seconds. */
export function recentDays(log: readonly PracticeDay[], today: Date): PracticeDay[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    // At noon, so that no change of the clock moves the date.
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
    day.setDate(day.getDate() - (SHOWN_DAYS - 1 - index));
    const date = dateOf(day);
    return { date, seconds: log.find((entry) => entry.date === date)?.seconds ?? 0 };
  });
}
