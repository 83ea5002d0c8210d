import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE, catalogueEntry, clipSources } from '#audio/music/clips/catalogue.ts';
import { clipSeconds, factsOf } from '#audio/music/clips/clip.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import { fingerprint } from './fingerprint.ts';

const publicFile = (url: string) => `public${url}`;
const megabytes = (urls: readonly string[]) =>
  urls.reduce((sum, url) => sum + statSync(publicFile(url)).size, 0) / 1e6;

test('the catalogue lists every clip and nothing else', () => {
  expect(Object.keys(CATALOGUE).toSorted()).toEqual(CLIPS.map(({ id }) => id).toSorted());
});

test.each(CLIPS)('$id is up to date with its score, samples and code', (clip) => {
  const { file: _, madeFrom, seconds, bpm, ...facts } = catalogueEntry(clip.id);
  expect(madeFrom, 'stale: npm run render:clips').toBe(fingerprint(clip));
  expect(facts).toEqual(factsOf(clip));
  expect(seconds).toBeCloseTo(clipSeconds(clip), 3);
  expect(bpm).toBe(clip.score().bpm);
  for (const url of clipSources(clip.id)) expect(existsSync(publicFile(url)), url).toBe(true);
});

test('there are no leftover files, and file names reveal no answers', () => {
  const files = readdirSync('public/assets/audio/clips').map(
    (name) => `/assets/audio/clips/${name}`,
  );
  expect(files.toSorted()).toEqual(CLIPS.flatMap(({ id }) => clipSources(id)).toSorted());
  for (const { file } of Object.values(CATALOGUE)) expect(file).toMatch(/^[0-9a-f]{12}$/);
});

test('all clips add up to at most 8 MB of WebM and 13.5 MB of MP3', () => {
  const [webm, mp3] = [0, 1].map((format) =>
    CLIPS.flatMap(({ id }) => clipSources(id)[format] ?? []),
  );
  expect(megabytes(webm ?? [])).toBeLessThanOrEqual(8);
  expect(megabytes(mp3 ?? [])).toBeLessThanOrEqual(13.5);
});
