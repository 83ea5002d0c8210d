import { is, parse } from 'valibot';
import { expect, test } from 'vitest';
import { addVote, clearVotes, NO_VOTES, undoVote, votesFor, votesOn } from './votes.ts';

const OPTIONS = ['a', 'b', 'c'];
const count = (...options: string[]) => options.reduce(addVote, NO_VOTES);

test('counts the votes for one or several options', () => {
  const votes = count('a', 'c', 'a', 'b');
  expect(votesFor(votes, ['a'])).toBe(2);
  expect(votesFor(votes, ['a', 'b'])).toBe(3);
  expect(votesFor(votes, [])).toBe(0);
});

test('taking back removes the last vote, whichever it was for', () => {
  expect(undoVote(count('a', 'b', 'a')).cast).toEqual(['a', 'b']);
});

test('taking back brings cleared votes back', () => {
  expect(undoVote(clearVotes(count('a', 'b'))).cast).toEqual(['a', 'b']);
});

test('taking back does not bring back what was cleared before other votes', () => {
  const votes = addVote(clearVotes(count('a', 'b')), 'c');
  expect(undoVote(undoVote(votes)).cast).toEqual([]);
});

test('taking back changes nothing without votes', () => {
  expect(undoVote(NO_VOTES)).toEqual(NO_VOTES);
});

test('stops counting at 999', () => {
  const votes = count(...Array<string>(1000).fill('a'));
  expect(votes.cast).toHaveLength(999);
});

test('votes are kept', () => {
  const votes = clearVotes(count('a', 'b'));
  expect(parse(votesOn(OPTIONS), JSON.parse(JSON.stringify(votes)))).toEqual(votes);
});

test.each([
  undefined,
  { cast: 'abc', cleared: [] },
  { cast: ['a'] },
  { cast: ['d'], cleared: [] },
  { cast: [], cleared: [1] },
  { cast: Array(1000).fill('a'), cleared: [] },
])('%j is nothing kept', (kept) => {
  expect(is(votesOn(OPTIONS), kept)).toBe(false);
});
