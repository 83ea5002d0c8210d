import { expect, test } from 'vitest';
import { type TargetBar, targetsOf } from './targets.ts';

const bar: TargetBar = {
  notes: [
    { instrument: 'bongos', stroke: 'macho', beat: 0 },
    { instrument: 'guira', stroke: 'down', beat: 0 },
    { instrument: 'guira', stroke: 'up', beat: 0.5 },
    { instrument: 'segunda', beat: 1.5 },
    { instrument: 'segunda', beat: 1.5 },
    { instrument: 'segunda', beat: 0.5 },
    { instrument: 'bongos', stroke: 'hembra', beat: 3 },
  ],
};

test('the counts are the four quarters, no matter who plays', () => {
  expect(targetsOf({ notes: [] }, 'counts')).toEqual([0, 1, 2, 3]);
});

test('the güira has its strokes, the hembra its own', () => {
  expect(targetsOf(bar, 'guira')).toEqual([0, 0.5]);
  expect(targetsOf(bar, 'hembra')).toEqual([3]);
  expect(targetsOf(bar, 'bongos')).toEqual([0, 3]);
});

test('the notes of a strum are one target, in order of time', () => {
  expect(targetsOf(bar, 'segunda')).toEqual([0.5, 1.5]);
});
