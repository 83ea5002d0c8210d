import { expect, test } from 'vitest';
import { createActor, type StateValue } from 'xstate';
import { CALIBRATION_TAPS } from '#src/practice/play-along/calibration/calibration-machine.ts';
import { playAlongMachine } from '#src/practice/play-along/machine.ts';
import { padTexts, progressOf } from './tap-pad.tsx';

const input = { pattern: 'counts', kind: 'key' } as const;
const initial = createActor(playAlongMachine, { input }).getSnapshot();
const stateOf = (value: StateValue) =>
  playAlongMachine.resolveState({ value, context: initial.context });

test('a calibration is announced at its start and half way', () => {
  expect(progressOf(initial, 0)).toBe('');
  const texts = Array.from({ length: CALIBRATION_TAPS }, (_, taps) =>
    progressOf(stateOf('calibrating'), taps),
  );
  expect([...new Set(texts)]).toEqual([
    'Calibration: tap once on each click.',
    'Half of the taps are done.',
  ]);
  expect(texts.indexOf('Half of the taps are done.')).toBe(14);
});

test('a run is announced before it begins', () => {
  const state = stateOf({ playing: 'countingIn' });
  expect(progressOf(state, 0)).toBe('The run begins soon.');
  expect(padTexts(state, 0, null, 'j', {})).toEqual({ title: 'Listen', hint: 'Then: press J.' });
});
