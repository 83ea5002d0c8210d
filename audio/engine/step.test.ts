import { describe, expect, test } from 'vitest';
import type { Note } from '#audio/music/score.ts';
import { strokes } from '#audio/music/stroke.ts';
import { gridStep, gridSteps, type Step, sameStep, scoreSteps } from './step.ts';

const note = (time: number): Note => ({ instrument: 'bongos', stroke: 'macho', velocity: 1, time });

describe('a step of the grid', () => {
  test('is a click for a stroke, and nothing for a rest', () => {
    expect(gridSteps('click', strokes('x.X'))).toEqual([[{ sound: 1 }], [], [{ sound: 2 }]]);
  });

  test('is a note of the güira with the stroke and velocity of the hand', () => {
    expect(gridStep('guira', 0, 0, 'eighths')).toEqual([]);
    expect(gridStep('guira', 1, 1, 'eighths')).toEqual([
      { sound: { instrument: 'guira', stroke: 'up', velocity: 0.55, time: 0 } },
    ]);
    expect(gridStep('guira', 1, 2, 'sixteenths')).toEqual([
      { sound: { instrument: 'guira', stroke: 'tap', velocity: 0.55, time: 0 } },
    ]);
    expect(gridStep('guira', 2, 1, 'eighths')).toEqual([
      { sound: { instrument: 'guira', stroke: 'down', velocity: 1, time: 0 } },
    ]);
  });
});

test('a score becomes steps of a sixteenth, each note with its offset', () => {
  const late = 0.25 + 0.025;
  const steps = scoreSteps({ bpm: 60, bars: 2, notes: [note(0), note(late), note(7.75), note(8)] });
  expect(steps).toHaveLength(32);
  expect(steps[0]).toEqual([{ sound: note(0), offset: 0 }]);
  expect(steps[1]?.[0]?.sound).toEqual(note(late));
  expect(steps[1]?.[0]?.offset).toBeCloseTo(0.1, 9);
  expect(steps[31]).toEqual([{ sound: note(7.75), offset: 0 }]);
  expect(steps.flat()).toHaveLength(3);
});

describe('two steps are the same', () => {
  const equal: [Step, Step][] = [
    [[], []],
    [[{ sound: 1 }], [{ sound: 1 }]],
    [[{ sound: 1 }], [{ sound: 1, offset: 0 }]],
    [[{ sound: note(1), offset: 0.5 }], [{ sound: note(1), offset: 0.5 }]],
  ];
  test.each(equal)('as %j and %j', (a, b) => {
    expect(sameStep(a, b)).toBe(true);
    expect(sameStep(b, a)).toBe(true);
  });

  const bass = { instrument: 'bass', pitch: 40, duration: 1, velocity: 1, time: 1 } as const;
  const different: [Step, Step][] = [
    [[], [{ sound: 1 }]],
    [[{ sound: 1 }], [{ sound: 2 }]],
    [[{ sound: 1 }], [{ sound: 1, offset: 0.5 }]],
    [[{ sound: 1 }], [{ sound: 1 }, { sound: 2 }]],
    [[{ sound: 1 }], [{ sound: note(1) }]],
    [[{ sound: note(1) }], [{ sound: note(2) }]],
    [[{ sound: note(1) }], [{ sound: bass }]],
    [[{ sound: bass }], [{ sound: { ...bass, pitch: 41 } }]],
    [[{ sound: note(1) }], [{ sound: { ...note(1), duration: 1 } as Note }]],
  ];
  test.each(different)('not as %j and %j', (a, b) => {
    expect(sameStep(a, b)).toBe(false);
    expect(sameStep(b, a)).toBe(false);
  });
});
