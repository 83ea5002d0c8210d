import { is } from 'valibot';
import { expect, test } from 'vitest';
import { LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/answers/matching.ts';
import { AUDIO_TO_NAME_QUIZ, LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import { boardOf, nextSound, placementsOn, placeName, verdictOf } from './matching-board.ts';

const EXERCISES = [
  { kind: 'label-the-band', data: LABEL_THE_BAND },
  { kind: 'label-the-band', data: LABEL_THE_BAND_QUIZ },
  { kind: 'audio-to-name', data: AUDIO_TO_NAME_QUIZ },
  { kind: 'name-the-parts', data: NAME_THE_PARTS },
] as const;
const board = boardOf(EXERCISES[2]);
const ids = board.items.map(({ id }) => id);
const [first = '', second = '', third = ''] = ids;

test('the order of the parts does not give their names away', () => {
  const { items, targets } = boardOf(EXERCISES[3]);
  for (const [i, { name }] of items.entries()) expect(name).not.toBe(targets[i]?.label);
});

test.each(EXERCISES)('$kind: every sound has a place, but not in the same order', (exercise) => {
  const { items, targets } = boardOf(exercise);
  expect(items.map(({ name }) => name)).not.toEqual(targets.map(({ label }) => label));
  expect(items.map(({ name }) => name).toSorted()).toEqual(
    targets.map(({ label }) => label).toSorted(),
  );
});

test('the next sound is the first that has no place, after the one heard last', () => {
  expect(nextSound(board, {}, null)?.id).toBe(first);
  expect(nextSound(board, { [third]: second }, first)?.id).toBe(third);
  expect(nextSound(board, {}, ids.at(-1) ?? '')?.id).toBe(first);
});

test('once all sounds have a place, the next one follows', () => {
  const all = Object.fromEntries(ids.map((id) => [id, id]));
  expect(nextSound(board, all, null)?.id).toBe(first);
  expect(nextSound(board, all, first)?.id).toBe(second);
});

const place = (id: string) => board.targets.find((target) => target.id === id) ?? { id, label: id };

test('the reveal tells right, wrong and empty places, and what belongs there', () => {
  const placements = { [first]: first, [second]: third };
  expect(verdictOf(board, placements, place(first))).toEqual({ verdict: 'right', belongs: 1 });
  expect(verdictOf(board, placements, place(second))).toEqual({ verdict: 'wrong', belongs: 2 });
  expect(verdictOf(board, placements, place(third))).toEqual({ verdict: 'empty', belongs: 3 });
});

test('placements are kept', () => {
  expect(is(placementsOn(board), { [first]: second })).toBe(true);
});

test.each([undefined, 'requinto', { stage: first }])('%j is nothing kept', (kept) => {
  expect(is(placementsOn(board), kept)).toBe(false);
});

test('the timeline has the name that was given to a part', () => {
  const parts = boardOf(EXERCISES[3]);
  const [part] = parts.items;
  const place = parts.targets.at(-1);
  if (!part || !place) throw new Error('The exercise is empty');
  expect(placeName(parts, {}, part.id)).toBe('');
  expect(placeName(parts, { [place.id]: part.id }, part.id)).toBe(place.label);
});
