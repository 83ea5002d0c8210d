import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { songForm } from '#audio/music/live/practice-music.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { ExpectedBand } from '#tests/support/expected-band.ts';
import { expectSameSounds } from '#tests/support/same-sounds.ts';
import { type MainThread, SimulatedOutput } from '#tests/support/simulated-output.ts';
import { wait } from '#tests/support/waits.ts';
import { type BandOptions, BandPlayback } from './band-playback.ts';
import type { BarAt, LiveSound } from './bars.ts';

const LONG_LEAD = 1.5;

type Command =
  | { type: 'wait'; seconds: number; thread: MainThread }
  | { type: 'bars'; music: readonly LiveBar[] }
  | { type: 'replace'; music: readonly LiveBar[] }
  | { type: 'tempo'; bpm: number }
  | { type: 'sound'; audible: boolean };

const place = {
  beat: fc.integer({ min: 0, max: 15 }).map((sixteenth) => sixteenth / 4),
  late: fc.integer({ min: -45, max: 60 }).map((ms) => ms / 1000),
  velocity: fc.constant(0.8),
};
const note: fc.Arbitrary<LiveNote> = fc.oneof(
  fc.record({
    ...place,
    instrument: fc.constant('bongos' as const),
    stroke: fc.constantFrom('macho' as const, 'hembra' as const),
  }),
  fc.record({
    ...place,
    instrument: fc.constant('bass' as const),
    pitch: fc.constantFrom(40, 45),
    beats: fc.constantFrom(0.5, 3),
  }),
);
const bar: fc.Arbitrary<LiveBar> = fc
  .record({ notes: fc.array(note, { maxLength: 6 }), silent: fc.boolean() })
  .map(({ notes, silent }) => ({
    ...{ rhythm: 'derecho', chords: [], notes },
    ...(silent && { silent }),
  }));
const music = fc.array(bar, { minLength: 1, maxLength: 3 });
const bpm = fc.integer({ min: TEMPO.slowest, max: TEMPO.fastest });

const command: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: wait, weight: 4 },
  fc.record({ type: fc.constant('bars' as const), music }),
  fc.record({ type: fc.constant('replace' as const), music }),
  fc.record({ type: fc.constant('tempo' as const), bpm }),
  fc.record({ type: fc.constant('sound' as const), audible: fc.boolean() }),
);

const loop =
  (bars: readonly LiveBar[]): BarAt =>
  (number) =>
    bars[number % bars.length] ?? null;

const nameOf = (sound: LiveSound) => {
  if ('click' in sound) return sound.countIn ? `count-in ${sound.click}` : sound.click;
  return 'stroke' in sound ? sound.stroke : `${sound.pitch}`;
};

const secondsOf = (sound: LiveSound) => ('duration' in sound ? sound.duration : 0);

/** A playback and its specification. Both receive the same commands. */
class Session {
  readonly output: SimulatedOutput<LiveSound>;
  readonly playback: BandPlayback;
  readonly expected: ExpectedBand;
  strokes = 0;
  #audible = true;

  constructor(options: BandOptions, latency: number) {
    this.output = new SimulatedOutput(latency);
    this.playback = new BandPlayback(this.output, options, () => {
      throw new Error('a loop has no end');
    });
    this.playback.onStroke(() => this.strokes++);
    this.expected = new ExpectedBand(options, this.output.time);
    this.output.afterTick = () => this.#checkAfterTick();
    this.output.run(() => this.playback.start());
  }

  run(command: Command): void {
    const { output, playback, expected } = this;
    const { time } = output;
    if (command.type === 'wait') {
      output.advance(command.seconds, command.thread);
    } else if (command.type === 'bars') {
      const bar = expected.nextBar(time);
      expected.setBars(time, loop(command.music));
      output.run(() => {
        expect(playback.setBars(() => loop(structuredClone(command.music) as LiveBar[]))).toBe(bar);
      });
    } else if (command.type === 'replace') {
      expected.replaceBars(time, loop(command.music));
      output.run(() => playback.replaceBars(loop(structuredClone(command.music) as LiveBar[])));
    } else if (command.type === 'tempo') {
      const bar = expected.nextBar(time);
      expected.setTempo(time, command.bpm);
      output.run(() => expect(playback.setTempo(command.bpm)).toBe(bar));
    } else if (command.audible !== this.#audible) {
      this.#audible = command.audible;
      expected.setAudible(time, command.audible);
      output.setAudible(command.audible);
    }
  }

  /** Checks that the position is the audible one, and that the lead is on the audio clock. */
  #checkAfterTick(): void {
    const { output, playback, expected } = this;
    const { time, latency } = output;
    const position = expected.beatAt(time - latency);
    if (position < expected.first) expect(playback.position).toBeNull();
    else expect(playback.position).toBeCloseTo(position, 6);
    if (!this.#audible) return;
    // Early and late strokes near the limit may be on either side of it.
    const until = time + LONG_LEAD - 0.07;
    const planned = expected.sounds(until).filter((one) => one.time > time);
    expect(output.countSounds(time, until)).toBe(planned.length);
  }
}

function expectSounds(session: Session): void {
  const { output, expected } = session;
  const heard = output.sounds
    .filter(({ time }) => time < output.time)
    .map(({ time, sound }) => ({ name: nameOf(sound), time, seconds: secondsOf(sound) }));
  expectSameSounds(heard, expected.sounds(output.time));
  expect(output.faults).toEqual([]);
}

test('loses, doubles and misplaces no stroke, whatever changes while it plays', () => {
  fc.assert(
    fc.property(
      music,
      bpm,
      fc.boolean(),
      fc.constantFrom(0.0213, 0.2113),
      fc.array(command, { maxLength: 20 }),
      (music, bpm, countIn, latency, commands) => {
        const session = new Session({ barAt: loop(music), bpm, countIn }, latency);
        for (const command of commands) session.run(command);
        session.output.advance(4);
        expectSounds(session);
        session.output.afterTick = () => {};
        session.output.run(() => session.playback.stop());
        expect(session.output.held).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
});

test('reports every stroke once, when it is heard', () => {
  fc.assert(
    fc.property(music, bpm, fc.array(command, { maxLength: 12 }), (music, bpm, commands) => {
      const session = new Session({ barAt: loop(music), bpm, countIn: false }, 0.0213);
      for (const command of commands) session.run(command);
      session.output.advance(2);
      const { time, latency } = session.output;
      // Frames come every 17 ms.
      expect(session.strokes).toBeGreaterThanOrEqual(
        session.expected.strokes(time - latency - 0.02),
      );
      expect(session.strokes).toBeLessThanOrEqual(session.expected.strokes(time - latency));
    }),
    { numRuns: 100 },
  );
});

test('a whole song keeps at most 250 notes pending, at any tempo', () => {
  const { bars } = songForm({ song: 'la-ventana', key: 'Am', take: 1, lanes: {} });
  for (const bpm of [TEMPO.slowest, 100, TEMPO.fastest]) {
    const output = new SimulatedOutput<LiveSound>(0.02);
    const barAt = (number: number) => bars[number] ?? null;
    let ended = false;
    const playback = new BandPlayback(output, { barAt, bpm, countIn: false }, () => {
      ended = true;
    });
    output.run(() => playback.start());
    let pending = 0;
    output.afterTick = () => {
      pending = Math.max(pending, output.countSounds(output.time, Number.POSITIVE_INFINITY));
    };
    // Each tick checks every note.
    output.advance(20, 'hidden');
    expect(ended).toBe(false);
    expect(pending).toBeGreaterThan(0);
    expect(pending).toBeLessThanOrEqual(250);
    playback.stop();
  }
});
