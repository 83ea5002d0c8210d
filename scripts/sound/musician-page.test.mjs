import { expect, test } from 'vitest';
import { CLIPS } from '#audio/music/clips/clips.ts';
import { FOR_MUSICIANS, musicianPage } from './musician-page.mjs';

test('a musician is asked two questions about each of twenty clips', () => {
  const entries = CLIPS.map(({ id }) => ({ id, files: [`${id}.webm`] }));
  const page = musicianPage(entries, 'https://martillo.example', 2000);
  expect(FOR_MUSICIANS).toHaveLength(20);
  expect(page.match(/<audio /g)).toHaveLength(20);
  expect(page.match(/<legend>/g)).toHaveLength(20);
  expect(page.match(/<textarea /g)).toHaveLength(20);
});

test('a clip that is not in the report is an error', () => {
  expect(() => musicianPage([], 'https://martillo.example', 2000)).toThrow('solo-derecho-requinto');
});
