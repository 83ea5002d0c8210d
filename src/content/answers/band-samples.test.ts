import { expect, test } from 'vitest';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { bandSamples } from './band-samples.ts';

test.each(['derecho', 'majao', 'mambo'] as const)('%s is recorded by all of the band', (rhythm) => {
  const entries = bandSamples(rhythm).map(({ clip }) => catalogueEntry(clip));
  expect(entries.map((entry) => entry.rhythm)).toEqual(Array(7).fill(rhythm));
  expect(entries.map(({ instruments }) => instruments.length)).toEqual([5, 2, 1, 1, 1, 1, 1]);
});
