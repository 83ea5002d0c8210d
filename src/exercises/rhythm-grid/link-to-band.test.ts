import { expect, test } from 'vitest';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { linkToBand } from './link-to-band.ts';
import { emptyCells } from './model.ts';

const majao = RHYTHMS.majao;

test('what was built is the part of the güira, at the same tempo in counts', () => {
  expect(linkToBand(majao, majao.steps, 60)).toBe(
    '/practice?rhythm=majao&tempo=120&my-guira=d...d...d...D...d...d...d...D...',
  );
});

test('a tempo that the band does not have is left out, and so is an empty grid', () => {
  expect(linkToBand(majao, emptyCells(16), TEMPO.fastest)).toBe('/practice?rhythm=majao');
});
