// Defects of Tone, each reproduced with Tone alone. `transport.ts` works around them. If a test fails after an update,
// the defect has been fixed or has changed.

import { TickSource } from 'tone/build/esm/core/clock/TickSource.js';
import { Context } from 'tone/build/esm/core/context/Context.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import { expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { silentContext } from '#tests/support/silent-context.ts';
import 'tone/build/esm/core/clock/Transport.js';

function create(): Context {
  const native = silentContext() as AudioContext;
  const context = new Context({ context: native, clockSource: 'offline', lookAhead: 0 });
  setContext(context);
  return context;
}

/** The ticks of a source within a time range, which is queried in consecutive windows. */
function ticksIn(source: TickSource<'bpm' | 'hertz'>, ...borders: number[]): number[] {
  const times: number[] = [];
  borders.slice(1).forEach((end, i) => {
    source.forEachTickBetween(borders[i] ?? 0, end, (time) => times.push(time));
  });
  return times;
}

test('a source leaves out its first tick when that is earlier than the start by rounding', () => {
  const context = create();
  const starts = Array.from({ length: 1000 }, (_, i) => 0.1 + i * 0.0137);
  const late = starts.filter((start) => {
    const source = new TickSource({ context, frequency: 21 }).start(start);
    return (ticksIn(source, 0, start + 1)[0] ?? 0) > start + 0.01;
  });
  expect(late.length).toBeGreaterThan(0);
});

test('a source shifts the ticks of a window that begins on a tick, unless it started on a whole one', () => {
  const context = create();
  const source = new TickSource({ context, frequency: 24 }).start(0.05);
  // The start is 1.2 ticks after 0. Just after the second tick, Tone returns a whole tick since 0 as the next one.
  const border = 0.05 + 1 / 24 + 1e-9;
  const [, second = 0, third = 0] = ticksIn(source, 0, border, 0.3);
  expect(second - 0.05).toBeCloseTo(1 / 24, 6);
  expect(Math.abs(third - second - 1 / 24)).toBeGreaterThan(0.001);
});

test('a position in ticks that is converted to seconds and back comes out a tick early at some tempi', () => {
  const early = [];
  for (let bpm: number = TEMPO.slowest; bpm <= TEMPO.fastest; bpm++) {
    const { transport } = create();
    transport.bpm.setValueAtTime(bpm, 0);
    const seconds = (ticks: number) => (ticks * 60) / (bpm * transport.PPQ);
    for (let ticks = 1; ticks <= 100; ticks++) {
      // A repeated event converts each of its positions like this.
      if (Math.floor(transport.toTicks(seconds(ticks))) < ticks) early.push([bpm, ticks]);
    }
  }
  expect(early.length).toBeGreaterThan(0);
});
