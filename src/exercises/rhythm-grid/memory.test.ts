import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import type { DeviceStorage } from '#src/device/device-storage.ts';
import { deviceWith } from '#tests/support/storage.ts';
import { GridMemory } from './memory.ts';

let device: DeviceStorage;
let tab: DeviceStorage;
let memory: GridMemory;
beforeEach(() => {
  device = deviceWith();
  tab = deviceWith();
  memory = new GridMemory(device, tab);
});
/** The memory after a reload of the document. */
const reloaded = () => new GridMemory(device, tab);
/** The memory after the tab was closed and a new one opened. */
const nextVisit = () => new GridMemory(device, deviceWith());

const majao = { id: 'majao', pattern: RHYTHMS.majao };
const quiz = (id: 'derecho-counts' | 'majao' | 'mambo') => ({
  id,
  pattern: RHYTHMS[id],
  group: 'rhythm-building',
});
const cells = strokes('x.x. X... .... ....');
const built = { cells, withSolution: false };

describe('a grid finds again', () => {
  test('what was built and set in it, in this visit and the next', () => {
    expect(memory.recall(majao)).toEqual({ kept: {}, continued: false });
    memory.keepBuilt(majao, built);
    memory.keepSettings(majao, { bpm: 62 });
    memory.keepSettings(majao, { loop: true });
    memory.keepSettings(majao, { countIn: true });
    memory.keepSettings(majao, { voice: 'guira' });
    memory.keepSettings(majao, { loop: false });
    const kept = { ...built, bpm: 62, loop: false, countIn: true, voice: 'guira' };
    expect(memory.recall(majao)).toEqual({ kept, continued: false });
    expect(nextVisit().recall(majao)).toEqual({ kept, continued: true });
  });

  test('that it was built with the solution', () => {
    memory.keepBuilt(majao, { cells, withSolution: true });
    expect(nextVisit().recall(majao).kept).toEqual({ cells, withSolution: true });
  });

  test('nothing of another grid, not of one with the same id in a group either', () => {
    memory.keepBuilt(majao, built);
    memory.keepSettings(majao, { loop: true, bpm: 62 });
    expect(memory.recall({ id: 'mambo', pattern: RHYTHMS.mambo }).kept).toEqual({});
    expect(memory.recall(quiz('majao')).kept).toEqual({});
  });

  test('no cells of a grid of another length', () => {
    memory.keepBuilt(majao, built);
    const bar = { id: 'majao', pattern: RHYTHMS['majao-bar'] };
    expect(memory.recall(bar)).toEqual({ kept: {}, continued: false });
    expect(nextVisit().recall(bar)).toEqual({ kept: {}, continued: false });
  });

  test('what is solved in this visit only, since it would not be an exercise in the next', () => {
    memory.keepBuilt(majao, built);
    memory.solved(majao);
    for (const visit of [memory, reloaded()]) {
      expect(visit.recall(majao)).toEqual({ kept: built, continued: false });
    }
    expect(nextVisit().recall(majao).kept).toEqual({});
  });

  test('what has changed since it was solved', () => {
    memory.keepBuilt(majao, built);
    memory.solved(majao);
    const changed = { ...built, cells: strokes('x... .... .... ....') };
    memory.keepBuilt(majao, changed);
    expect(reloaded().recall(majao).kept).toEqual(changed);
    memory.solved(majao);
    memory.forgetBuilt(majao);
    expect(reloaded().recall(majao).kept).toEqual({});
  });

  test('nothing once it is empty again', () => {
    memory.keepBuilt(majao, built);
    memory.keepBuilt(majao, { cells: strokes('.... .... .... ....'), withSolution: false });
    expect(device.read('unfinished_grid_majao')).toBeNull();
    expect(nextVisit().recall(majao)).toEqual({ kept: {}, continued: false });
  });

  test.each(['x', 'null', '[]', '{"cells":7}', '{"cells":"3010101010101020"}', '{"cells":"10"}'])(
    'nothing that is stored as %s',
    (stored) => {
      device.write('unfinished_grid_majao', stored);
      expect(memory.recall(majao)).toEqual({ kept: {}, continued: false });
    },
  );

  test('of its stored settings, those that are valid', () => {
    device.write(
      'unfinished_grid-settings_majao',
      '{"counts":"fast","loop":1,"countIn":true,"voice":"drum"}',
    );
    expect(memory.recall(majao)).toEqual({ kept: { countIn: true }, continued: false });
    device.write('unfinished_grid-settings_majao', '{"counts":9999,"voice":"guira"}');
    expect(memory.recall(majao).kept).toEqual({ bpm: TEMPO.fastest, voice: 'guira' });
  });
});

describe('a group', () => {
  test("shares its toggles and the dancers' tempo, but not its cells", () => {
    memory.keepBuilt(quiz('derecho-counts'), built);
    memory.keepSettings(quiz('derecho-counts'), { loop: true, bpm: 60 });
    expect(memory.recall(quiz('majao')).kept).toEqual({ loop: true, bpm: 60 });
    expect(memory.recall(quiz('mambo')).kept).toEqual({ loop: true, bpm: 120 });
  });

  test('returns to a tempo that one of its grids could not reach', () => {
    memory.keepSettings(quiz('derecho-counts'), { bpm: TEMPO.fastest - 1 });
    expect(memory.recall(quiz('mambo')).kept).toEqual({ bpm: TEMPO.fastest });
    memory.keepSettings(quiz('mambo'), { loop: true });
    expect(memory.recall(quiz('derecho-counts')).kept).toEqual({
      loop: true,
      bpm: TEMPO.fastest - 1,
    });
  });

  test('can be emptied, without its settings and without other grids', () => {
    memory.keepBuilt(majao, built);
    memory.keepBuilt(quiz('majao'), built);
    memory.keepSettings(quiz('majao'), { loop: true });
    memory.forgetBuilt(quiz('majao'));
    for (const visit of [memory, nextVisit()]) {
      expect(visit.recall(quiz('majao')).kept).toEqual({ loop: true });
      expect(visit.recall(majao).kept).toEqual(built);
    }
  });
});

describe('the tempo of the page', () => {
  test('is set in all of its grids, and in one that is hydrated later', () => {
    const first = vi.fn();
    const second = vi.fn();
    memory.join(first);
    memory.setPageTempo(120);
    expect(first).toHaveBeenCalledExactlyOnceWith(120);
    memory.join(second);
    expect(second).toHaveBeenCalledExactlyOnceWith(120);
    expect(first).toHaveBeenCalledTimes(1);
  });

  test('ends with the page', () => {
    const leave = memory.join(vi.fn());
    memory.setPageTempo(120);
    leave();
    const onTempo = vi.fn();
    memory.join(onTempo);
    expect(onTempo).not.toHaveBeenCalled();
  });
});
