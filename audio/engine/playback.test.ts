import { describe, expect, test, vi } from 'vitest';
import { strokes } from '#audio/music/stroke.ts';
import { SimulatedOutput } from '#tests/support/simulated-output.ts';
import { Playback, type PlaybackOptions } from './playback.ts';
import { gridSteps } from './step.ts';
import { START_LEAD } from './transport/scheduler.ts';

const steps = (pattern: string) => gridSteps('click', strokes(pattern));
const LATENCY = 0.02;
/** The time of the first step in the times below, in seconds. */
const FIRST = 0.05;

function create(options: Partial<PlaybackOptions> = {}, latency = LATENCY) {
  const output = new SimulatedOutput(latency);
  const onEnded = vi.fn();
  const usual = { steps: steps('xxxx xxxX'), stepsPerBeat: 2, bpm: 105, loop: false };
  const playback = new Playback(output, { ...usual, countIn: false, ...options }, onEnded);
  return { output, playback, onEnded };
}

/** A playback that has started; times below are relative to a moment shortly before its first step. */
function start(options: Partial<PlaybackOptions> = {}) {
  const { output, playback, onEnded } = create(options);
  const from = output.time + START_LEAD - FIRST;
  output.run(() => playback.start());
  return {
    output,
    playback,
    onEnded,
    advanceTo: (time: number, ...thread: [] | ['blocked']) =>
      output.advance(from + time - output.time, ...thread),
    /** Start times of all sounds, to a tenth of a millisecond. */
    times: () => output.sounds.map(({ time }) => Number((time - from).toFixed(4))),
  };
}

const grid = (indices: readonly number[], stepSeconds: number) =>
  indices.map((index) => Number((FIRST + index * stepSeconds).toFixed(4)));
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

// playback.properties.test.ts checks the times of steps and of the end, at every tempo.
describe('the tempo', () => {
  test('a tempo that is set again changes nothing', () => {
    const { output, playback } = start({ bpm: 60 });
    output.advance(0.2);
    const schedule = vi.spyOn(output, 'schedule');
    const before = output.sounds;
    output.run(() => playback.setTempo(60));
    expect(schedule).not.toHaveBeenCalled();
    expect(output.sounds).toEqual(before);
  });

  test('a change loses no step that begins while it is processed', () => {
    // Settled until 0.549 s, 1 ms before a step. The clock advances between two readings.
    const { output, playback, advanceTo, times } = start({ bpm: 60 });
    advanceTo(0.539);
    output.run(() => playback.setTempo(120));
    expect(times()).toEqual([0.05, 0.5495, 0.7995, 1.0495, 1.2995, 1.5495, 1.7995, 2.0495]);
  });
});

describe('the lead', () => {
  test('nothing is scheduled, and nothing is current, before start()', () => {
    const { output, playback } = create();
    output.advance(1);
    expect(output.sounds).toEqual([]);
    expect([playback.currentStep, output.held]).toEqual([null, 0]);
  });

  test('steps and a loop changed before start() hold from the first step', () => {
    const { output, playback, onEnded } = create({ steps: steps('xxxx'), bpm: 120, loop: true });
    playback.setSteps(steps('..X.'));
    playback.setLoop(false);
    output.run(() => playback.start());
    output.advance(2);
    expect(output.sounds.map(({ time, sound }) => [(time - 100).toFixed(3), sound])).toEqual([
      [(START_LEAD + 0.5).toFixed(3), 2],
    ]);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test('a whole pass is scheduled when start() returns', () => {
    expect(start({ bpm: 160, steps: steps('xxxx xxxx xxxx xxxx') }).times()).toHaveLength(16);
  });

  test('never more than 4 s are scheduled, however long a pass lasts', () => {
    // Steps of 0.75 s, the first at 0.05 s.
    expect(start({ bpm: 40, steps: steps('xxxx xxxx xxxx xxxx') }).times()).toHaveLength(6);
  });

  test('in a loop, at least 1.5 s and a beat are scheduled, and not much more', () => {
    // Two steps of 0.25 s: 1.5 s are 6 steps, a beat is 2 more.
    const { times } = start({ bpm: 120, loop: true, steps: steps('xx') });
    expect(times()).toEqual(grid(upTo(8), 0.25));
  });

  test('steps missed in a longer block are left out, and the rest is on the grid', () => {
    const { advanceTo, times, output } = start({ bpm: 120, loop: true, steps: steps('xx') });
    advanceTo(0.1);
    advanceTo(5, 'blocked');
    advanceTo(6);
    expect(times().filter((time) => time <= 6)).toEqual(grid([...upTo(8), 20, 21, 22, 23], 0.25));
    expect(output.faults).toEqual([]);
  });
});

test('a long loop keeps only handles of sounds within the lead', () => {
  const { output, playback } = start({ bpm: 120, loop: true });
  const cancel = vi.fn();
  vi.spyOn(output, 'schedule').mockImplementation((_, time) => ({ time, cancel }));
  output.advance(60);
  output.setAudible(false);
  // A pass of 2 s, a beat, and the step that is playing.
  expect(cancel.mock.calls.length).toBeLessThanOrEqual(8 + 2 + 1);
  playback.stop();
});

test('editing reschedules nothing that sounds the same', () => {
  const guira = () => gridSteps('guira', strokes('x.x. x.X.'));
  const { output, playback } = start({ steps: guira() });
  const schedule = vi.spyOn(output, 'schedule');
  output.run(() => playback.setSteps(guira()));
  expect(schedule).not.toHaveBeenCalled();
  output.run(() => playback.setSteps(gridSteps('guira', strokes('x.x. x.x.'))));
  expect(schedule).toHaveBeenCalledTimes(1);
});

describe('stopping', () => {
  test('by an earlier callback of the same frame, it stays stopped', () => {
    const { output, playback } = create({ loop: true });
    output.everyFrame(() => playback.stop());
    output.run(() => playback.start());
    output.advance(1);
    expect(playback.currentStep).toBeNull();
  });

  test('by a listener of the same change of output, it stays stopped', () => {
    const { output, playback } = create({ loop: true });
    output.subscribe(() => playback.stop());
    output.run(() => playback.start());
    output.setAudible(false);
    // The test's own subscription remains.
    expect(output.held).toBe(1);
  });
});
