import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BAND, ENTRANCES } from '#audio/music/instrument.ts';

const NUMBER = ['four', 'five', 'six', 'seven'][BAND.length - 4] ?? `${BAND.length}`;

test.each([
  ['README.md', `${NUMBER} players on a stage`],
  ['public/site.webmanifest', `with ${NUMBER} players`],
  ['src/content/lessons/music/instruments.ts', `all ${NUMBER} at their liveliest`],
  ['src/content/lessons/music/instruments.ts', `${NUMBER} players make a`],
  ['src/content/lessons/music/instruments.ts', `${NUMBER} players, one band`],
  ['src/content/lessons/music/instruments.ts', `the ${NUMBER} players, each alone`],
  ['src/content/quizzes/audio.ts', `of the ${NUMBER} instruments`],
  ['src/content/quizzes/matching.ts', `${NUMBER} sounds, ${NUMBER} names`],
  ['src/content/site/section-heads.ts', `${NUMBER} instruments`],
])('%s counts the band: %s', (file, text) => {
  expect(readFileSync(file, 'utf8').toLowerCase()).toContain(text);
});

test('every player has an entrance', () => {
  expect(ENTRANCES.toSorted()).toEqual(BAND.toSorted());
});
