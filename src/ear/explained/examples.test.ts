import { expect, test } from 'vitest';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { SKILLS } from '#audio/music/ear/question.ts';
import { withAnswer } from '#src/ear/record/ear-record.ts';
import { isIntroduced, isNew } from '#src/ear/round/introduction.ts';
import { examplesOf } from './examples.ts';

test.each(SKILLS)('what %s asks for has names, and passages that differ', (skill) => {
  for (const phone of [false, true]) {
    const examples = examplesOf(skill, phone);
    expect(examples.length).toBeGreaterThan(1);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
    const passages = examples.map(({ question }) => JSON.stringify(question.piece(EAR_MUSIC)));
    expect(new Set(passages).size).toBe(examples.length);
    for (const { name } of examples) expect(name).toMatch(/^[A-Z][^_]+$/);
  }
});

test('players are introduced alone, and through a phone only those it can play', () => {
  const heard = (phone: boolean) =>
    examplesOf('missing', phone).map(({ question }) => [
      ...new Set(
        question.piece(EAR_MUSIC).bars.flatMap(({ notes }) => notes.map((n) => n.instrument)),
      ),
    ]);
  expect(heard(false)).toEqual([['requinto'], ['segunda'], ['bass'], ['guira'], ['bongos']]);
  expect(heard(true).flat()).not.toContain('bass');
});

test('a skill is introduced by the first answer to one that asks for the same', () => {
  expect(isIntroduced({}, 'rhythm')).toBe(false);
  const answer = { skill: 'who', item: 'bass', level: 1, chance: 0.3, right: true } as const;
  const record = withAnswer({}, answer, 100);
  expect(isIntroduced(record, 'missing')).toBe(true);
  expect(isIntroduced(record, 'rhythm')).toBe(false);
});

test('what was not judged in a round is not introduced again in it', () => {
  const [{ question: drum } = { question: null }] = examplesOf('drums', false);
  const [{ question: rhythm } = { question: null }] = examplesOf('rhythm', false);
  if (!drum || !rhythm) throw new Error('no questions');
  expect(isNew({ question: drum, isNew: true }, [])).toBe(true);
  expect(isNew({ question: drum, isNew: true }, [{ question: rhythm }])).toBe(true);
  expect(isNew({ question: drum, isNew: true }, [{ question: drum }])).toBe(false);
  expect(isNew({ question: drum, isNew: false }, [])).toBe(false);
  expect(isNew(null, [])).toBe(false);
});
