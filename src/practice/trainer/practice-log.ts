import { Listeners } from '#lib/listeners.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

/** A day of the log. */
export interface PracticeDay {
  /** As `2025-03-01`, by the local calendar. */
  date: string;
  /** Seconds in which the band played. */
  seconds: number;
}

const KEY = 'practice_log';
/** Days that are shown. */
export const SHOWN_DAYS = 14;
/** Days that are kept. */
const KEPT_DAYS = 90;
/** More than this (seconds) cannot be practised in a day. */
const DAY = 24 * 3600;

const changes = new Listeners();

/** Calls back when time is added in this tab. @returns a function that unsubscribes */
export const onPractised = changes.subscribe;

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
  const log = storedLog(device);
  const before = log.find((entry) => entry.date === date)?.seconds ?? 0;
  const others = log.filter((entry) => entry.date !== date);
  const next = [...others, { date, seconds: Math.min(DAY, before + seconds) }]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-KEPT_DAYS);
  device.write(KEY, next.map((entry) => `${entry.date}=${Math.round(entry.seconds)}`).join(' '));
  changes.notify();
}

/** The last two weeks, today last; days without practice have 0 seconds. */
export function recentDays(today: Date, device: DeviceStorage = deviceStorage): PracticeDay[] {
  const log = storedLog(device);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    // At noon, so that no change of the clock moves the date.
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
    day.setDate(day.getDate() - (SHOWN_DAYS - 1 - index));
    const date = dateOf(day);
    return { date, seconds: log.find((entry) => entry.date === date)?.seconds ?? 0 };
  });
}

/** What is stored, without invalid entries. */
function storedLog(device: DeviceStorage): PracticeDay[] {
  const entries = (device.read(KEY) ?? '').matchAll(/(\d{4}-\d{2}-\d{2})=(\d{1,5})(?= |$)/g);
  return [...entries].map(([, date = '', seconds]) => ({ date, seconds: Number(seconds) }));
}
