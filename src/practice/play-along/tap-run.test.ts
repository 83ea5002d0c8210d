import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { Listeners } from '#lib/listeners.ts';
import type { RunCommand, RunInput, RunReport, RunResult } from './machine.ts';
import { TapMarks } from './tap/tap-marks.ts';
import { createRun, firstBar, type RunSource } from './tap-run.ts';
import type { TargetBar } from './targets.ts';

const COUNTS: TargetBar = { notes: [] };
const MAMBO: TargetBar = { notes: [0, 0.5, 0.75].map((beat) => ({ instrument: 'guira', beat })) };

/** 120 counts a minute; beat 0 sounds at 50 s. */
const timeOf = (beat: number) => 50 + beat / 2;
const positionAt = (time: number) => (time - 50) * 2;

class FakeBand {
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #playback: { position: number; timeOf: typeof timeOf; positionAt: typeof positionAt } | null =
    null;
  /** Tests replace it for another tempo. */
  timeOf = timeOf;
  /** The players whose samples are loading. */
  loading: string | null = null;
  presenceOf = (player: string) => (player === this.loading ? 'loading' : 'in');

  playback() {
    return this.#playback;
  }

  /** Plays up to a beat in sixteenths, from where it is. */
  playTo(beat: number, atEach: (beat: number) => void = () => {}): void {
    this.#playback ??= { position: -4.25, timeOf: this.timeOf, positionAt };
    while (this.#playback.position < beat) {
      this.#playback.position += 0.25;
      this.#listeners.notify();
      atEach(this.#playback.position);
    }
  }

  startAt(position: number): void {
    this.#playback = { position, timeOf, positionAt };
    this.#listeners.notify();
  }

  stop(): void {
    this.#playback = null;
    this.#listeners.notify();
  }
}

/** A run, by default of four bars of counts. */
function start(input: Partial<RunInput> = {}) {
  const band = new FakeBand();
  const marks = new TapMarks();
  const log: string[] = [];
  let result: RunResult | null = null;
  let barAt: RunSource['barAt'] = () => COUNTS;
  let audible = true;
  /** The engine time of a tap that had none at first; `null` until the output reports it. */
  let toldLater: number | null = null;
  const run = createRun({
    band: band as unknown as RunSource['band'],
    marks,
    barAt: (bar) => barAt(bar),
    hear: (tap) => ({ ...tap, heard: toldLater, report: 0 }),
    isAudible: () => audible,
    play: () => log.push('play'),
  });
  const machine = setup({
    types: { events: {} as RunReport, context: {} },
    actors: { run },
  }).createMachine({
    invoke: { id: 'run', src: 'run', input: { pattern: 'counts', bars: 4, offset: 0, ...input } },
    on: {
      '*': {
        actions: ({ event }) => {
          log.push(event.type === 'run.failed' ? event.refusal : event.type);
          if (event.type === 'run.ended') result = event.result;
        },
      },
    },
  });
  const actor = createActor(machine).start();
  const send = (command: RunCommand) => actor.getSnapshot().children.run?.send(command);
  return {
    band,
    marks,
    log,
    result: () => result,
    silence: () => {
      audible = false;
    },
    setBars: (next: RunSource['barAt']) => {
      barAt = next;
    },
    tellLater: (heard: number) => {
      toldLater = heard;
    },
    finish: () => send({ type: 'finish' }),
    tap: (heard: number | null) =>
      send({ type: 'tap', tap: { kind: 'key', at: 0, heard, report: 0 } }),
    kinds: () => marks.all.map(({ kind, beat }) => `${kind} ${beat}`),
  };
}

test('begins after the count-in, or at a bar line at least two beats away', () => {
  expect([-4, -0.25, 0, 1.75, 2, 2.25, 6, 7].map(firstBar)).toEqual([0, 0, 1, 1, 1, 2, 2, 3]);
});

test('lets the band play, counts in, judges four bars and ends with the last target', () => {
  const { band, log, tap, result } = start();
  expect(log).toEqual(['play']);
  band.playTo(-0.25);
  expect(log).toEqual(['play']);
  band.playTo(15, (beat) => {
    if (beat >= 0 && beat % 1 === 0) tap(timeOf(beat) + 0.012);
  });
  band.playTo(15.25);
  expect(log).toEqual(['play', 'run.started', 'run.ended']);
  expect(result()?.marks).toHaveLength(16);
  const last = { kind: 'hit', beat: 15, late: expect.closeTo(0.012) };
  expect(result()?.marks.at(-1)).toEqual(last);
  expect(result()?.taps).toHaveLength(16);
  expect(result()?.bpm).toBeCloseTo(120);
});

test('counts at the tempo of its first bar where the trainer raises it', () => {
  const { band, result } = start();
  // 240 counts a minute from the third bar on.
  band.timeOf = (beat) => timeOf(Math.min(beat, 8)) + Math.max(0, beat - 8) / 4;
  band.playTo(20);
  expect(result()?.bpm).toBeCloseTo(120);
});

test('begins at the bar line after its player has come in; counts need nobody', () => {
  const counts = start();
  counts.band.loading = 'bongos';
  counts.band.playTo(0);
  expect(counts.log).toEqual(['play', 'run.started']);
  const { band, log, marks } = start({ pattern: 'hembra' });
  band.loading = 'bongos';
  band.playTo(6);
  expect(log).toEqual(['play']);
  band.loading = null;
  band.playTo(11.75);
  expect(log).toEqual(['play']);
  band.playTo(12);
  expect(log).toEqual(['play', 'run.started']);
  expect(marks.all).toEqual([]);
});

test('joins a band that plays at the next bar', () => {
  const { band, log, tap, kinds } = start();
  band.startAt(9.5);
  tap(timeOf(10));
  band.playTo(12);
  expect(log).toEqual(['play', 'run.started']);
  tap(timeOf(12));
  expect(kinds()).toEqual(['hit 12']);
});

test('a first tap a little before the bar line counts', () => {
  const { band, tap, kinds } = start();
  band.playTo(-0.25);
  tap(timeOf(0) - 0.06);
  expect(kinds()).toEqual(['hit 0']);
});

test('a target is missed only when a busy thread could not hold its tap back any more', () => {
  const { band, tap, kinds } = start();
  // 100 ms of the window and half a second of patience after beat 0.
  band.playTo(1);
  expect(kinds()).toEqual([]);
  tap(timeOf(0) + 0.02);
  band.playTo(3);
  expect(kinds()).toEqual(['hit 0', 'miss 1']);
});

test('without a tap it ends when all targets are missed', () => {
  const { band, log, kinds } = start();
  band.playTo(16);
  expect(log.at(-1)).toBe('run.started');
  band.playTo(17);
  expect(log.at(-1)).toBe('run.ended');
  expect(kinds()).toHaveLength(16);
});

test('a rhythm that changes changes the targets from its bar on', () => {
  const { band, setBars, tap, kinds } = start({ pattern: 'guira' });
  setBars(() => ({ notes: [{ instrument: 'guira', beat: 0 }] }));
  band.playTo(2);
  setBars((bar) => (bar < 1 ? { notes: [{ instrument: 'guira', beat: 0 }] } : MAMBO));
  band.playTo(4.75, (beat) => {
    if ([4, 4.5, 4.75].includes(beat)) tap(timeOf(beat));
  });
  expect(kinds()).toEqual(['miss 0', 'hit 4', 'hit 4.5', 'hit 4.75']);
});

test('the calibration is taken off', () => {
  const { band, tap, marks } = start({ offset: 0.2 });
  band.playTo(0.5);
  tap(timeOf(0) + 0.21);
  expect(marks.all).toEqual([{ kind: 'hit', beat: 0, late: expect.closeTo(0.01) }]);
});

describe('a run that is cut short', () => {
  test('by its player counts only what was reached', () => {
    const { band, tap, finish, result } = start();
    band.playTo(5, (beat) => {
      if (beat === 0 || beat === 1) tap(timeOf(beat));
    });
    finish();
    const marks = result()?.marks.map(({ kind, beat }) => `${kind} ${beat}`);
    expect(marks).toEqual(['hit 0', 'hit 1', 'miss 2', 'miss 3', 'miss 4']);
  });

  test('by Stop ends once', () => {
    const { band, log } = start();
    band.playTo(5);
    band.stop();
    band.stop();
    expect(log.filter((type) => type === 'run.ended')).toHaveLength(1);
  });

  test('by the end of the music has no targets after it', () => {
    const { band, setBars, kinds, log } = start();
    setBars((bar) => (bar < 2 ? COUNTS : null));
    band.playTo(9.5);
    expect(log.at(-1)).toBe('run.ended');
    expect(kinds()).toHaveLength(8);
  });

  test.each([0, null])('in the count-in has no marks and no taps, by offset %s', (offset) => {
    const { band, finish, tap, result } = start({ offset });
    band.playTo(-1);
    tap(timeOf(-1));
    finish();
    expect(result()).toMatchObject({ marks: [], taps: [] });
  });
});

test('a tap in the count-in is placed once the output tells when it was heard', () => {
  const { band, tap, tellLater, kinds, log } = start();
  band.playTo(-0.25);
  tap(null);
  tellLater(timeOf(0) - 0.06);
  band.playTo(0);
  expect(kinds()).toEqual(['hit 0']);
  expect(log).toEqual(['play', 'run.started']);
});

test('a tap in the count-in that still cannot be placed when the run starts fails it', () => {
  const { band, tap, log } = start();
  band.playTo(-0.25);
  tap(null);
  expect(log).toEqual(['play']);
  band.playTo(0);
  expect(log.at(-1)).toBe('latency');
});

test('a tap that cannot be placed fails the run', () => {
  const { band, tap, log, silence } = start();
  band.playTo(1);
  tap(null);
  expect(log.at(-1)).toBe('latency');
  silence();
  tap(null);
  expect(log.at(-1)).toBe('silent');
});

describe('without a calibration', () => {
  /** Taps 180 ms after each count of four bars, a little late in the second half. */
  const tapped = (input: Partial<RunInput> = {}, leaveOut: readonly number[] = []) => {
    const run = start({ offset: null, ...input });
    const live: string[] = [];
    run.marks.subscribe((mark) => live.push(mark ? `${mark.kind} ${mark.beat}` : 'clear'));
    run.band.playTo(17.5, (beat) => {
      const count = beat - 0.5;
      if (count < 0 || count > 15 || count % 1 !== 0 || leaveOut.includes(count)) return;
      run.tap(timeOf(count) + 0.18 + (count < 8 ? 0 : 0.01));
    });
    return { ...run, live };
  };

  test('a run is judged relative to its own median, after the last tap that may come', () => {
    const { result, log, marks } = tapped();
    expect(log).toEqual(['play', 'run.started', 'run.ended']);
    expect(result()?.own).toEqual({ delay: expect.closeTo(0.185) });
    expect(result()?.marks).toHaveLength(16);
    const last = { kind: 'hit', beat: 15, late: expect.closeTo(0.005) };
    expect(result()?.marks.at(-1)).toEqual(last);
    expect(result()?.taps).toHaveLength(16);
    expect(marks.all).toEqual(result()?.marks);
  });

  test('marks show from the ninth tap on, and those of the whole run at the end', () => {
    const { live, marks } = tapped();
    expect(live.slice(0, 3)).toEqual(['hit 8', 'hit 9', 'hit 10']);
    expect(live.slice(8, 11)).toEqual(['clear', 'hit 0', 'hit 1']);
    expect(marks.all).toHaveLength(16);
  });

  test('what was left out is missed', () => {
    const { result } = tapped({}, [3, 9]);
    const missed = result()?.marks.filter(({ kind }) => kind === 'miss');
    expect(missed?.map(({ beat }) => beat)).toEqual([3, 9]);
  });

  test('taps in the count-in and after the end are no marks', () => {
    const { band, tap, result, log } = start({ offset: null });
    band.playTo(18, (beat) => {
      if (beat % 1 === 0.25) tap(timeOf(beat - 0.25) + 0.1);
    });
    expect(log.at(-1)).toBe('run.ended');
    expect(result()?.own?.delay).toBeCloseTo(0.1);
    expect(result()?.marks.map(({ kind }) => kind)).toEqual(Array(16).fill('hit'));
  });

  test('neither hits nor delay are known where two places fit', () => {
    const eighths = Array.from({ length: 8 }, (_, i) => ({ instrument: 'guira', beat: i / 2 }));
    const { band, tap, setBars, result, marks } = start({ offset: null, pattern: 'guira' });
    setBars(() => ({ notes: eighths }));
    band.playTo(18, (beat) => {
      // Begins one stroke late.
      if (beat > 0.5 && beat < 16.25 && beat % 0.5 === 0.25) tap(timeOf(beat - 0.25) + 0.05);
    });
    expect(result()?.own).toEqual({ delay: null });
    expect(marks.all).toEqual([]);
    expect(result()?.marks.filter(({ kind }) => kind === 'hit')).toHaveLength(31);
  });

  test('one that is cut short counts only what was reached', () => {
    const { band, tap, finish, result } = start({ offset: null });
    band.playTo(9.75, (beat) => {
      if (beat >= 0 && beat % 1 === 0.25) tap(timeOf(beat - 0.25) + 0.1);
    });
    finish();
    expect(result()?.marks).toHaveLength(10);
  });
});
