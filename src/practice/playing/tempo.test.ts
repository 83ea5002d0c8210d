import { describe, expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { readTempo, tempoStep } from './tempo.ts';

const { slowest, fastest } = TEMPO;

describe('a typed tempo', () => {
  test.each([
    ['96', 96],
    [' 96 ', 96],
    ['９６', 96],
    ['96.4', 96],
    ['96,5', 97],
    [`${fastest}.0`, fastest],
  ])('%j is %i', (text, tempo) => {
    expect(readTempo(text)).toEqual({ tempo, problem: '' });
  });

  test.each([
    [`${fastest + 140}`, fastest, `${fastest} is the fastest tempo.`],
    [`${fastest}.4`, fastest, `${fastest} is the fastest tempo.`],
    ['12.5', slowest, `${slowest} is the slowest tempo.`],
    ['0', slowest, `${slowest} is the slowest tempo.`],
  ])('%j is the nearest that there is, and says so', (text, tempo, problem) => {
    expect(readTempo(text)).toEqual({ tempo, problem });
  });

  test.each(['1e2', 'abc', '-5', '1.2.3', '0x50', '9 6'])(
    '%j changes nothing, and says so',
    (text) => {
      expect(readTempo(text)).toEqual({ tempo: null, problem: `“${text}” is not a number.` });
    },
  );
});

test.each([
  ['ArrowUp', {}, 1],
  ['ArrowLeft', { shiftKey: true }, -5],
  ['PageDown', {}, -5],
  ['Home', {}, null],
  ['ArrowLeft', { altKey: true }, null],
] as const)('%s with %o moves the tempo by %s', (key, modifiers, step) => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(tempoStep({ key, ...plain, ...modifiers })).toBe(step);
});
