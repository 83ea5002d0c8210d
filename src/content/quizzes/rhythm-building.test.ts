import { expect, test } from 'vitest';
import { rhythmBuilding } from './rhythm-building.ts';

test('the challenges are derecho, majao and mambo on 16 steps at 105 bpm', () => {
  expect(
    rhythmBuilding.challenges.map(({ id, bpm, pattern }) => [
      id,
      'rhythm' in pattern && pattern.rhythm,
      bpm,
      pattern.steps.join(''),
    ]),
  ).toEqual([
    ['derecho', 'derecho', 105, '1111112111111121'],
    ['majao', 'majao', 105, '1010102010101020'],
    ['mambo', 'mambo', 105, '1011101110111011'],
  ]);
});

test('the hints name no cell', () => {
  for (const { explanation } of rhythmBuilding.challenges) {
    expect(explanation).not.toMatch(/cells? \d/);
  }
});
