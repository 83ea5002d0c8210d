import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { CLICK_INTERVAL } from '#src/sound/taps/calibration.ts';
import { CALIBRATION_TAPS, calibrationMachine } from './calibration-machine.ts';
import { playAlongMachine, type RunCommand, type RunInput } from './machine.ts';
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

const calibration = { offset: 0, spread: 0.01, report: 0, taps: 24 };

test('a calibration is announced at its start, half way, and with the run that follows', () => {
  const { actor, said } = announced();
  expect(said()).toBe('');
  actor.send({ type: 'calibration.start' });
  const texts = Array.from({ length: CALIBRATION_TAPS }, (_, taps) => said(taps));
  expect([...new Set(texts)]).toEqual([
    'Calibration: tap once on each click.',
    'Half of the taps are done.',
  ]);
  expect(texts.indexOf('Half of the taps are done.')).toBe(14);
  actor.send({ type: 'calibration.stop' });
  actor.send({ type: 'run.start', calibration: null, report: 0 });
  for (let index = 0; index < CALIBRATION_TAPS; index++) {
    const heard = index * CLICK_INTERVAL;
    actor.send({ type: 'tap', tap: { kind: 'key', at: heard * 1000, heard, report: 0 } });
  }
  expect(said()).toBe('Calibrated. The run begins soon.');
});

test('no calibration is announced where there was none', () => {
  const { actor, said } = announced();
  actor.send({ type: 'run.start', calibration: null, report: 0 });
  actor.send({ type: 'calibration.stop' });
  actor.send({ type: 'run.start', calibration, report: 0 });
  expect(said()).toBe('The run begins soon.');
  expect(padTexts(actor.getSnapshot(), 0, null, ['f', 'j'], [])).toEqual({
    title: 'Listen',
    hint: 'Then: press F or J.',
  });
});
