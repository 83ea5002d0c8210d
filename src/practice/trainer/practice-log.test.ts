import { describe, expect, test } from 'vitest';
import { deviceWith } from '#tests/support/storage.ts';
import { dateOf, LOG, logPractice, recentDays } from './practice-log.ts';

const TODAY = new Date(2025, 2, 3, 23, 59);
const minutes = (device: ReturnType<typeof deviceWith>, today = TODAY) =>
  recentDays(LOG.read(device) ?? [], today).map(({ seconds }) => seconds / 60);

test('a day is a local date', () => {
  expect(dateOf(new Date(2025, 0, 9, 0, 0))).toBe('2025-01-09');
  expect(dateOf(new Date(2025, 0, 9, 23, 59))).toBe('2025-01-09');
});

describe('the log', () => {
  test('has the last two weeks, over the end of a month', () => {
    const days = recentDays([], TODAY);
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ date: '2025-02-18', seconds: 0 });
    expect(days.at(-1)?.date).toBe('2025-03-03');
    expect(new Set(days.map(({ date }) => date)).size).toBe(14);
  });

  test('adds up the time of a day and keeps the days apart', () => {
    const device = deviceWith();
    logPractice(60, new Date(2025, 2, 2), device);
    logPractice(90, TODAY, device);
    logPractice(30, TODAY, device);
    expect(minutes(device).slice(-3)).toEqual([0, 1, 2]);
  });

  test('forgets days after three months, never the latest', () => {
    const device = deviceWith();
    for (let day = 0; day < 120; day++) logPractice(60, new Date(2025, 0, 1 + day), device);
    expect(device.read('practice_log')?.split(' ')).toHaveLength(90);
    expect(minutes(device, new Date(2025, 0, 120))).toEqual(Array(14).fill(1));
  });

  test('ignores what is not valid, and keeps it', () => {
    const device = deviceWith();
    device.write('practice_log', '2025-03-02=x {} 2025-03-03=120 2025-03-1=60');
    expect(minutes(device).slice(-3)).toEqual([0, 0, 2]);
    logPractice(60, TODAY, device);
    expect(device.read('practice_log')).toBe('2025-03-02=x {} 2025-03-1=60 2025-03-03=180');
  });
});
