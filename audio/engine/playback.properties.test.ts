import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { ExpectedPlayback } from '#tests/support/expected-playback.ts';
import { expectSameSounds, type NamedSound } from '#tests/support/same-sounds.ts';
import { type MainThread, SimulatedOutput, type Sounded } from '#tests/support/simulated-output.ts';
import { wait } from '#tests/support/waits.ts';
import { Playback, type PlaybackOptions } from './playback.ts';
import type { GridStep } from './step.ts';

const MIN_LEAD = 1.5;
/** The longest lead right after a tick. */
const MAX_LEAD = 4;

type Command =
  | { type: 'wait'; seconds: number; thread: MainThread }
  | { type: 'edit'; index: number; step: GridStep }
  | { type: 'tempo'; bpm: number }
  | { type: 'loop'; loop: boolean }
  | { type: 'sound'; audible: boolean };

const step: fc.Arbitrary<GridStep> = fc.array(fc.constantFrom(1, 2), { maxLength: 2 });
const bpm = fc.integer({ min: TEMPO.slowest, max: TEMPO.fastest });

const options: fc.Arbitrary<PlaybackOptions> = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 16 }),
  stepsPerBeat: fc.constantFrom(1, 2, 3, 4, 12),
  bpm,
  loop: fc.boolean(),
  countIn: fc.boolean(),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: wait, weight: 4 },
  fc.record({ type: fc.constant('edit' as const), index: fc.nat({ max: 15 }), step }),
  fc.record({ type: fc.constant('tempo' as const), bpm }),
  fc.record({ type: fc.constant('loop' as const), loop: fc.boolean() }),
  fc.record({ type: fc.constant('sound' as const), audible: fc.boolean() }),
);

/** A playback and its specification. Both receive the same commands. */
class Session {
  readonly output: SimulatedOutput;
  readonly playback: Playback;
  readonly expected: ExpectedPlayback;
  #steps: readonly GridStep[];
  #audible = true;
  ends = 0;

  constructor(options: PlaybackOptions, latency: number) {
    this.#steps = options.steps;
    this.output = new SimulatedOutput(latency);
    this.playback = new Playback(this.output, options, () => {
      expect(this.output.time - latency).toBeGreaterThanOrEqual(this.expected.endTime);
      this.ends++;
      this.expected.stop(this.output.time);
    });
    this.expected = new ExpectedPlayback(options, this.output.time);
    this.output.afterTick = () => this.#checkAfterTick();
    this.output.run(() => this.playback.start());
  }

  run(command: Command): void {
    const { output, playback, expected } = this;
    if (command.type === 'wait') {
      output.advance(command.seconds, command.thread);
      return;
    }
    const { time } = output;
    if (command.type === 'sound') {
      if (command.audible !== this.#audible) {
        this.#audible = command.audible;
        expected.setAudible(time, command.audible);
      }
      output.setAudible(command.audible);
    } else if (command.type === 'edit') {
      this.#steps = this.#steps.with(command.index % this.#steps.length, command.step);
      expected.edit(time, this.#steps);
      output.run(() => playback.setSteps(structuredClone(this.#steps) as GridStep[]));
    } else if (command.type === 'tempo') {
      expected.setTempo(time, command.bpm);
      output.run(() => playback.setTempo(command.bpm));
    } else {
      if (this.ends === 0) expected.setLoop(time, command.loop);
      output.run(() => playback.setLoop(command.loop));
    }
  }

  /** Checks that the current step is the audible one, and that the lead is on the audio clock. */
  #checkAfterTick(): void {
    if (this.ends > 0) return;
    const { output, playback, expected } = this;
    const { time, latency } = output;
    expect(playback.currentStep).toBe(expected.stepAt(time - latency));
    expect(time - latency).toBeLessThan(expected.endTime);
    if (!this.#audible) return;
    const position = expected.positionAt(time);
    const stepSeconds = 1 / (expected.positionAt(time + 1) - position);
    // A hit exactly at the end of the lead may be on either side of it.
    const pass = Math.max(MIN_LEAD, this.#steps.length * stepSeconds);
    const lead = Math.min(pass, MAX_LEAD - stepSeconds) - 1e-6;
    const planned = expected.sounds(time + lead, time);
    expect(output.countSounds(time, time + lead)).toBe(planned.length);
  }
}

const named = (sounds: readonly Sounded[]): NamedSound[] =>
  sounds.map(({ time, sound }) => ({ name: `${sound}`, time }));

function expectSounds(session: Session): void {
  const { output, expected } = session;
  expectSameSounds(named(output.sounds), named(expected.sounds(output.time)));
  expect(output.faults).toEqual([]);
}

const latency = fc.constantFrom(0.0213, 0.2113);
const commands = fc.array(command, { maxLength: 25 });

test('loses, doubles and misplaces no hit, whatever happens while it plays', () => {
  fc.assert(
    fc.property(options, latency, commands, (options, latency, commands) => {
      const session = new Session(options, latency);
      for (const command of commands) session.run(command);
      session.run({ type: 'loop', loop: false });
      // A count-in has at most 4 beats and a pass at most 16, at 40 bpm; plus one second.
      for (let i = 0; i < 30 && session.ends === 0; i++) session.output.advance(1);
      session.output.advance(1);
      expect(session.ends).toBe(1);
      expectSounds(session);
    }),
    { numRuns: 200 },
  );
});

test('stopped at any moment, cancels pending sounds and reports no end', () => {
  fc.assert(
    fc.property(options, latency, commands, (options, latency, commands) => {
      const session = new Session({ ...options, loop: true }, latency);
      for (const command of commands) if (command.type !== 'loop') session.run(command);
      session.expected.stop(session.output.time);
      session.output.run(() => session.playback.stop());
      expect(session.playback.currentStep).toBeNull();
      expect(session.output.held).toBe(0);
      session.ends = 1;
      for (const command of commands) session.run(command);
      session.output.advance(3);
      expect(session.ends).toBe(1);
      expectSounds(session);
    }),
    { numRuns: 100 },
  );
});
