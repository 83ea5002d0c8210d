import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  CALIBRATION_TAPS,
  calibrationMachine,
} from '#src/practice/play-along/calibration/calibration-machine.ts';
import {
  playAlongMachine,
  type RunCommand,
  type RunInput,
} from '#src/practice/play-along/machine.ts';
import { padTexts, progressOf } from './pad-texts.ts';

function announced() {
  const actor = createActor(
    playAlongMachine.provide({
      actors: {
        calibration: calibrationMachine.provide({
          actors: {
            clicks: fromCallback(({ sendBack }) => sendBack({ type: 'clicks.started', first: 0 })),
          },
        }),
        run: fromCallback<RunCommand, RunInput>(() => {}),
      },
    }),
    { input: { pattern: 'counts', kind: 'key' } },
  ).start();
  return { actor, said: (taps = 0) => progressOf(actor.getSnapshot(), taps) };
}

test('a calibration is announced at its start and half way', () => {
  const { actor, said } = announced();
  expect(said()).toBe('');
  actor.send({ type: 'calibration.start' });
  const texts = Array.from({ length: CALIBRATION_TAPS }, (_, taps) => said(taps));
  expect([...new Set(texts)]).toEqual([
    'Calibration: tap once on each click.',
    'Half of the taps are done.',
  ]);
  expect(texts.indexOf('Half of the taps are done.')).toBe(14);
});

test('a run is announced before it begins', () => {
  const { actor, said } = announced();
  actor.send({ type: 'run.start', calibration: null, report: 0 });
  expect(said()).toBe('The run begins soon.');
  expect(padTexts(actor.getSnapshot(), 0, null, 'j', [])).toEqual({
    title: 'Listen',
    hint: 'Then: press J.',
  });
});
