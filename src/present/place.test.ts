import { expect, test } from 'vitest';
import { nextPlace, placeBefore, placeText, readPlace, type SlidePlace } from './place.ts';

const COUNTS = [1, 3, 2];

/** All places in order. */
const ALL: readonly SlidePlace[] = [
  { slide: 0, step: 0 },
  { slide: 1, step: 0 },
  { slide: 1, step: 1 },
  { slide: 1, step: 2 },
  { slide: 2, step: 0 },
  { slide: 2, step: 1 },
];

function walk(from: SlidePlace, move: (place: SlidePlace) => SlidePlace | null): SlidePlace[] {
  const places: SlidePlace[] = [];
  for (let at: SlidePlace | null = from; at; at = move(at)) places.push(at);
  return places;
}

test('Next goes through the steps of a slide, then to the next slide, up to the end', () => {
  expect(walk({ slide: 0, step: 0 }, (place) => nextPlace(COUNTS, place))).toEqual(ALL);
});

test('Back goes the same way in the other direction, to the last step of the slide before', () => {
  expect(walk({ slide: 2, step: 1 }, (place) => placeBefore(COUNTS, place))).toEqual(
    ALL.toReversed(),
  );
});

test('every place is found again in the address', () => {
  expect(placeText({ slide: 1, step: 2 })).toBe('2.3');
  for (const place of ALL) expect(readPlace(placeText(place), COUNTS)).toEqual(place);
});

test.each([
  [null, { slide: 0, step: 0 }],
  ['', { slide: 0, step: 0 }],
  ['2', { slide: 1, step: 0 }],
  ['2.9', { slide: 1, step: 2 }],
  ['99.1', { slide: 2, step: 0 }],
  ['-1.0', { slide: 0, step: 0 }],
  ['1.5e3', { slide: 0, step: 0 }],
  ['two.one', { slide: 0, step: 0 }],
  ['2.x', { slide: 1, step: 0 }],
])('the address %j is the nearest place there is', (text, place) => {
  expect(readPlace(text, COUNTS)).toEqual(place);
});
