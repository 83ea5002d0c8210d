import { expect, test } from 'vitest';
import { NAME_THE_PARTS, soloists } from '#src/content/answers/matching.ts';
import type { Item, Placements, Target } from '#src/exercises/matching/model.ts';
import { CONTEXT, TEXTS } from '#tests/support/matching-context.ts';
import { explanationsOf, reviewOf, wrongCards } from './review-texts.ts';

const [LEAD, LOW] = CONTEXT.puzzle.targets as [Target, Target];
const PLACED = { ...CONTEXT, placements: { lead: 'b' } };

test('the review says which sound was put there, and does not give away who plays it', () => {
  expect(reviewOf(PLACED, TEXTS, LEAD)).toBe('Requinto silhouette: Audio placed (Sound A)');
  expect(reviewOf(PLACED, TEXTS, LOW)).toBe('Bass silhouette: Empty');
});

test('the review names a card that shows its name once', () => {
  const texts = { ...TEXTS, card: ({ name }: Item) => name, filled: 'Name placed' };
  expect(reviewOf(PLACED, texts, LEAD)).toBe('Requinto silhouette: Name placed (Bass)');
});

test('cards that are wrong can be taken back', () => {
  expect(wrongCards(CONTEXT.puzzle, { lead: 'b' })).toEqual(['b']);
  expect(wrongCards(CONTEXT.puzzle, { lead: 'r' })).toEqual([]);
});

test('what is wrong or empty is explained, what is right is not', () => {
  const puzzle = { ...CONTEXT.puzzle, items: soloists('derecho') };
  const quiz = '/section/music/quiz/label-the-band';
  const titles = (placements: Placements, path = quiz) =>
    explanationsOf(puzzle, placements, path).map(({ title }) => title);
  expect(titles({})).toEqual(['Requinto', 'Bass']);
  expect(titles({ lead: 'requinto' })).toEqual(['Bass']);
  expect(titles({ lead: 'requinto', low: 'bass' })).toEqual([]);
  const other = { items: NAME_THE_PARTS.parts, targets: [{ id: 'p', label: 'Pre-chorus' }] };
  expect(explanationsOf(other, {}, quiz)[0]?.address).toMatch(/structure#pre-chorus$/);
  const unknown = { ...puzzle, targets: [{ id: 'x', label: 'Unknown' }] };
  expect(explanationsOf(unknown, {}, quiz)).toEqual([]);
  // A step of a lesson does not link to another part of its own lesson.
  expect(titles({}, '/section/music/lesson/instruments')).toEqual([]);
});
