import { expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { dueSkills, type EarRecord, knownSkills, withAnswer } from './ear-record.ts';
import { levelOfItem, levelOfSkill, levelsOf } from './heard-level.ts';

/** A record of answers: skill, item, right, day. */
const recordOf = (
  answers: readonly (readonly ['who' | 'missing' | 'guira' | 'change', string, boolean, number])[],
) =>
  answers.reduce<EarRecord>(
    (record, [skill, item, right, day]) =>
      withAnswer(record, { skill, item, level: 2, chance: 0.25, right }, day),
    {},
  );

test('an instrument is heard as well as all skills tell of it', () => {
  const record = recordOf([
    ['who', 'guira', true, 100],
    ['missing', 'guira', true, 100],
    ['missing', 'bass', false, 100],
    ['guira', 'eighths', true, 100],
    ['who', '2 players', false, 100],
  ]);
  const levels = levelsOf(BAND, record, 100);
  expect(levels.map(({ what }) => what)).toEqual(['bass', 'guira']);
  const [bass, guira] = levels.map(({ level }) => level);
  expect(guira).toMatchObject({ answers: 3, right: 3, grown: null });
  expect(bass).toMatchObject({ answers: 1, right: 0 });
  expect(guira?.ability).toBeGreaterThan(bass?.ability ?? 0);
  expect(guira?.spread).toBeLessThanOrEqual(levelOfItem(record, 'who', 'guira', 100).spread);
});

test('nothing is known of a skill, nor due, before five answers', () => {
  const answer = ['who', 'guira', true, 100] as const;
  const four = recordOf(Array.from({ length: 4 }, () => answer));
  expect(knownSkills(four)).toEqual([]);
  expect(dueSkills(four, 130)).toEqual([]);
  const five = recordOf(Array.from({ length: 5 }, () => answer));
  expect(knownSkills(five)).toEqual(['who']);
  expect(dueSkills(five, 130)).toEqual(['who']);
});

test('a change of rhythm tells of both rhythms', () => {
  const levels = levelsOf(RHYTHM_TYPES, recordOf([['change', 'derecho+mambo', true, 100]]), 100);
  expect(levels.map(({ what }) => what)).toEqual(['derecho', 'mambo']);
});

test('a skill and its items grow day by day', () => {
  const days = [100, 100, 101, 102];
  const record = recordOf(days.map((day) => ['who', 'guira', true, day] as const));
  for (const level of [
    levelOfItem(record, 'who', 'guira', 102),
    levelOfSkill(record, 'who', 102),
  ]) {
    expect(level.growth).toHaveLength(3);
    expect(level.growth).toEqual(level.growth.toSorted((a, b) => a - b));
    expect(level.grown).toBeGreaterThan(0.1);
  }
  expect(levelsOf(BAND, record, 102)[0]?.level.grown).toBeGreaterThan(0.1);
});
