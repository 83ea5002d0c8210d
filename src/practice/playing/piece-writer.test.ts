import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { keysOf } from '#audio/music/harmony/harmony.ts';
import { SONG_BY_ID, SONG_IDS } from '#audio/music/songs/songs.ts';
import { nextTask } from '#lib/next-task.ts';
import { DEFAULT_SETTINGS, type PracticeSettings } from '#src/practice/settings/settings.ts';
import { pieceOf, writePiece } from './piece.ts';
import { type PieceWritten, pieceWriter } from './piece-writer.ts';

/** A machine that collects the music from the writer. */
function write(settings: PracticeSettings) {
  const written: PieceWritten[] = [];
  const machine = setup({
    types: { events: {} as PieceWritten },
    actors: { pieceWriter },
  }).createMachine({
    invoke: { src: 'pieceWriter', input: settings },
    on: { 'piece.written': { actions: ({ event }) => written.push(event) } },
  });
  return { actor: createActor(machine).start(), written };
}

const SONG: PracticeSettings = { ...DEFAULT_SETTINGS, length: 'form', take: 40 };

/** A song takes seconds on a busy machine. */
const PATIENCE = { timeout: 20_000 };

test('a song is written in the background, as it would be at once', async () => {
  const { written } = write(SONG);
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toHaveLength(1), PATIENCE);
  expect(written[0]?.piece).toEqual(pieceOf(SONG));
});

test('in slices of 8 ms, between which other tasks run', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  const { written } = write({ ...SONG, take: 41 });
  /** The clock readings of the writer, as seen by tasks that run in between. */
  const readings = new Set<number>();
  while (written.length === 0) {
    await nextTask();
    readings.add(clock.mock.calls.length);
  }
  // Each of the more than a hundred slices reads the clock. Node may run a few of them in a row.
  expect(readings.size).toBeGreaterThan(20);
});

test('no step of any song in any key makes a task of 50 ms', () => {
  const slowest = (settings: PracticeSettings): number[] => {
    const steps = writePiece(settings);
    const taken: number[] = [];
    for (let done: boolean | undefined = false; !done; ) {
      const before = performance.now();
      ({ done } = steps.next());
      taken.push(performance.now() - before);
    }
    return taken;
  };
  for (const [take, song] of SONG_IDS.entries()) {
    const key = keysOf(SONG_BY_ID[song])[take * 3] ?? 'C';
    const settings = (again: number) => ({ ...SONG, song, key, take: 50 + again });
    // The fastest of three leaves out other work of the computer.
    const runs = [0, 1, 2].map((again) => slowest(settings(again)));
    const steps = runs[0]?.map((_, i) => Math.min(...runs.map((run) => run[i] ?? 0))) ?? [];
    expect(steps.length).toBeGreaterThan(80);
    expect(Math.max(...steps), song).toBeLessThan(50 - 8);
  }
});

test('nothing comes of a piece that is not wanted any more', async () => {
  const { actor, written } = write(SONG);
  actor.stop();
  const other = write({ ...SONG, take: 42 });
  await vi.waitFor(() => expect(other.written).toHaveLength(1), PATIENCE);
  expect(written).toEqual([]);
});
