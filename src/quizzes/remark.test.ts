import { expect, test } from 'vitest';
import type { Explanation } from '#src/content/quizzes/model.ts';
import { remarkOn, toGoOver } from './remark.ts';

test.each([
  ['10/10', 'Every answer right'],
  ['9/10', 'Very good'],
  ['4/5', 'Very good'],
  ['7/10', 'Most of it'],
  ['5/10', 'Most of it'],
  ['1/10', 'A start'],
  ['0/10', 'Everybody begins here'],
])('%s: "%s…"', (score, words) => {
  const [right = 0, total = 0] = score.split('/').map(Number);
  expect(remarkOn({ score: right, total })?.text).toContain(words);
});

test('answers that took several tries are not called very good', () => {
  expect(remarkOn({ score: 8, total: 10 }, 8)?.text).toContain('in the end');
  expect(remarkOn({ score: 8, total: 10 }, 2)?.text).toContain('Very good');
});

test('there is nothing to say if nothing counted', () => {
  expect(remarkOn({ score: 0, total: 0 })).toBeNull();
});

test('what there is to go over is listed once each, the most frequent first', () => {
  const of = (title: string): Explanation => ({
    address: `/section/music/lesson/instruments#${title}`,
    title,
  });
  const listed = toGoOver(['bass', 'guira', 'bongos', 'guira', 'bongos', 'guira'].map(of));
  expect(listed.map(({ explanation, questions }) => [explanation.title, questions])).toEqual([
    ['guira', 3],
    ['bongos', 2],
    ['bass', 1],
  ]);
  expect(toGoOver([])).toEqual([]);
});
