import { expect, test } from 'vitest';
import { CONTEXT, TEXTS } from '#tests/support/matching-context.ts';
import type { MatchingContext, MatchingEmitted } from './machine.ts';
import { announcementFor, cardName, soundCard } from './messages.ts';

test('sounds are named by their position in the tray, from A to Z and then by number', () => {
  const item = { id: 'r', name: 'Requinto' };
  expect([0, 1, 25, 26].map((index) => soundCard(item, index))).toEqual([
    'Sound A',
    'Sound B',
    'Sound Z',
    'Sound 27',
  ]);
  expect(cardName(CONTEXT, TEXTS, 'r')).toBe('Sound B');
  expect(cardName(CONTEXT, TEXTS, 'unknown')).toBe('');
});

test.each<[MatchingEmitted, MatchingContext['placements'], string | null]>([
  [
    { type: 'card.held', item: 'b' },
    {},
    'Sound A picked up. Choose one of the 2 silhouettes: Tab or the arrow keys move between them, Enter puts it down, Escape cancels.',
  ],
  [{ type: 'card.cancelled', item: 'r' }, {}, 'Sound B stays where it was.'],
  [
    { type: 'card.placed', item: 'r', target: null, replaced: null },
    {},
    'Sound B is back among the cards.',
  ],
  [{ type: 'exercise.cleared' }, {}, 'Everything is back among the cards.'],
  [
    { type: 'card.placed', item: 'b', target: 'low', replaced: null },
    { low: 'b' },
    'Sound A placed on Bass silhouette. 1 still empty.',
  ],
  [
    { type: 'card.placed', item: 'b', target: 'low', replaced: 'r' },
    { low: 'b' },
    'Sound A placed on Bass silhouette. Sound B went back to the cards. 1 still empty.',
  ],
  [
    { type: 'card.placed', item: 'r', target: 'lead', replaced: null },
    { low: 'b', lead: 'r' },
    'Sound B placed on Requinto silhouette. Every place is filled: check your answers.',
  ],
  [{ type: 'exercise.checked', solved: true }, {}, null],
  [
    { type: 'exercise.checked', solved: false },
    { low: 'b' },
    '1 of 2 right. The review follows the cards.',
  ],
])('%j is announced', (event, placements, text) => {
  expect(announcementFor(event, { ...CONTEXT, placements }, TEXTS)).toBe(text);
});

test('how to put a card down is said once', () => {
  const held = { type: 'card.held', item: 'b' } as const;
  expect(announcementFor(held, CONTEXT, TEXTS, true)).toBe('Sound A picked up.');
});
