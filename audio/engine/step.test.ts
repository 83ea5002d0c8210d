import { describe, expect, test } from 'vitest';
import type { Note } from '#audio/music/score/score.ts';
import { strokes } from '#audio/music/stroke.ts';
import { gridStep, gridSteps, type Playable, sameSound } from './step.ts';

const note = (time: number): Note => ({ instrument: 'bongos', stroke: 'macho', velocity: 1, time });

describe('a step of the grid', () => {
  test('is a click for a stroke, and nothing for a rest', () => {
    expect(gridSteps('click', strokes('x.X'))).toEqual([[1], [], [2]]);
  });

  test('is a note of the güira with the stroke and velocity of the hand', () => {
    expect(gridStep('guira', 0, 0, 'eighths')).toEqual([]);
    expect(gridStep('guira', 1, 2, 'sixteenths')).toEqual([
      { instrument: 'guira', stroke: 'tap', velocity: 0.55, time: 0 },
    ]);
  });
});

describe('two sounds are the same', () => {
  const bass = { instrument: 'bass', pitch: 40, duration: 1, velocity: 1, time: 1 } as const;

  test.each<[Playable, Playable]>([
    [1, 1],
    ['count', 'count'],
    [note(1), note(1)],
  ])('as %j and %j', (a, b) => {
    expect(sameSound(a, b)).toBe(true);
  });

  test.each<[Playable, Playable]>([
    [1, 2],
    [1, note(1)],
    [note(1), note(2)],
    [note(1), bass],
    [bass, { ...bass, pitch: 41 }],
    [note(1), { ...note(1), duration: 1 } as Note],
  ])('not as %j and %j', (a, b) => {
    expect(sameSound(a, b)).toBe(false);
    expect(sameSound(b, a)).toBe(false);
  });
});
