import { expect, test } from 'vitest';
import type { PitchedNote } from '#audio/music/score/score.ts';
import { Band } from './band/band.ts';
import type { Desk } from './band/desk.ts';
import type { Kit } from './band/kit.ts';

/** An audio parameter that records its changes. */
class Param {
  value = 0;
  readonly calls: (readonly [method: string, value: number, time: number])[] = [];
  setValueAtTime(value: number, time: number) {
    this.calls.push(['set', value, time]);
  }
  exponentialRampToValueAtTime(value: number, time: number) {
    this.calls.push(['ramp', value, time]);
  }
  setTargetAtTime() {}
}

/** The playback rate of a note scheduled at 2 s. */
function rateOf(note: PitchedNote): Param {
  const playbackRate = new Param();
  const node = { connect: (to: unknown) => to, disconnect() {}, gain: new Param() };
  const source = { ...node, playbackRate, buffer: null, start() {}, stop() {} };
  const context = { createBufferSource: () => source, createGain: () => node };
  const kit = { take: () => ({ buffer: null, at: 0, seconds: 1, rate: 1.5 }) };
  const desk = { channel: () => ({ input: () => node }) };
  const band = new Band(
    context as unknown as BaseAudioContext,
    kit as unknown as Kit,
    desk as unknown as Desk,
  );
  band.schedule(note, 2);
  return playbackRate;
}

const NOTE: PitchedNote = { instrument: 'bass', pitch: 33, time: 0, velocity: 0.8, duration: 0.5 };

test('a note has the rate of its recording', () => {
  expect(rateOf(NOTE)).toMatchObject({ value: 1.5, calls: [] });
});

test('a note slides from its other pitch to its own in 90 ms', () => {
  const [from, to] = rateOf({ ...NOTE, slideFrom: 21 }).calls;
  expect(from).toEqual(['set', 0.75, 2]);
  expect(to?.[0]).toBe('ramp');
  expect(to?.[1]).toBe(1.5);
  expect(to?.[2]).toBeCloseTo(2.09, 9);
});
