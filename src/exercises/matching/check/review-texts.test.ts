import { expect, test } from 'vitest';
import type { MatchingContext } from '#src/exercises/matching/machine.ts';
import { type MatchingTexts, soundCard } from '#src/exercises/matching/messages.ts';
import type { Item, Placements, Target } from '#src/exercises/matching/model.ts';
import { explanationsOf, reviewOf, wrongCards } from './review-texts.ts';

const TEXTS: MatchingTexts = {
  card: soundCard,
  target: ({ label }) => `${label} silhouette`,
  noun: 'silhouette',
  filled: 'Audio placed',
  targets: 'silhouettes',
  success: 'Perfect!',
};

const LEAD: Target = { id: 'lead', label: 'Requinto' };
const LOW: Target = { id: 'low', label: 'Bass' };

const CONTEXT: MatchingContext = {
  puzzle: {
    items: [
      { id: 'r', name: 'Requinto' },
      { id: 'b', name: 'Bass' },
    ],
    targets: [LEAD, LOW],
  },
  placements: { lead: 'b' },
  held: null,
  seed: '',
  attempt: 1,
  order: ['b', 'r'],
};

test('the review says which sound was put there, and does not give away who plays it', () => {
  expect(reviewOf(CONTEXT, TEXTS, LEAD)).toBe('Requinto silhouette: Audio placed (Sound A)');
  expect(reviewOf(CONTEXT, TEXTS, LOW)).toBe('Bass silhouette: Empty');
});

test('the review names a card that shows its name once', () => {
  const texts = { ...TEXTS, card: ({ name }: Item) => name, filled: 'Name placed' };
  expect(reviewOf(CONTEXT, texts, LEAD)).toBe('Requinto silhouette: Name placed (Bass)');
});

test('cards that are wrong can be taken back', () => {
  expect(wrongCards(CONTEXT.puzzle, { lead: 'b' })).toEqual(['b']);
  expect(wrongCards(CONTEXT.puzzle, { lead: 'r' })).toEqual([]);
});

test('what is wrong or empty is explained, what is right is not', () => {
  const { puzzle } = CONTEXT;
  const titles = (placements: Placements) =>
    explanationsOf(puzzle, placements).map(({ title }) => title);
  expect(titles({})).toEqual(['Requinto', 'Bass']);
  expect(titles({ lead: 'r' })).toEqual(['Bass']);
  expect(titles({ lead: 'r', low: 'b' })).toEqual([]);
  const other = { ...puzzle, targets: [{ id: 'p', label: 'Pre-chorus' }] };
  expect(explanationsOf(other, {})[0]?.address).toMatch(/structure#pre-chorus$/);
  expect(explanationsOf({ ...puzzle, targets: [{ id: 'x', label: 'Unknown' }] }, {})).toEqual([]);
});
