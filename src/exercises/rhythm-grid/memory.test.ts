import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import { GridMemory } from './memory.ts';

let memory: GridMemory;
beforeEach(() => {
  memory = new GridMemory();
});

const majao = { id: 'majao', pattern: RHYTHMS.majao };
const quiz = (id: 'derecho-counts' | 'majao' | 'mambo') => ({
  id,
  pattern: RHYTHMS[id],
  group: 'rhythm-building',
});
const built = strokes('x.x. .... .... ....');

describe('a grid finds again', () => {
  test('what was built and set in it', () => {
    expect(memory.recall(majao)).toEqual({});
    memory.keep(majao, { cells: built });
    memory.keep(majao, { bpm: 62 });
    memory.keep(majao, { loop: true });
    memory.keep(majao, { countIn: true });
    memory.keep(majao, { voice: 'guira' });
    memory.keep(majao, { loop: false });
    expect(memory.recall(majao)).toEqual({
      cells: built,
      bpm: 62,
      loop: false,
      countIn: true,
      voice: 'guira',
    });
  });

  test('nothing of another grid, not of one with the same id in a group either', () => {
    memory.keep(majao, { cells: built, loop: true, bpm: 62 });
    expect(memory.recall({ id: 'mambo', pattern: RHYTHMS.mambo })).toEqual({});
    expect(memory.recall(quiz('majao'))).toEqual({});
  });

  test('no cells of a grid of another length', () => {
    memory.keep(majao, { cells: built });
    expect(memory.recall({ id: 'majao', pattern: RHYTHMS['majao-bar'] })).toEqual({});
  });
});

describe('a group', () => {
  test("shares its toggles and the dancers' tempo, but not its cells", () => {
    memory.keep(quiz('derecho-counts'), { cells: built, loop: true, bpm: 60 });
    expect(memory.recall(quiz('majao'))).toEqual({ loop: true, bpm: 60 });
    expect(memory.recall(quiz('mambo'))).toEqual({ loop: true, bpm: 120 });
  });

  test('returns to a tempo that one of its grids could not reach', () => {
    memory.keep(quiz('derecho-counts'), { bpm: 105 });
    expect(memory.recall(quiz('mambo'))).toEqual({ bpm: 160 });
    memory.keep(quiz('mambo'), { loop: true });
    expect(memory.recall(quiz('derecho-counts'))).toEqual({ loop: true, bpm: 105 });
  });

  test('can be emptied, without its settings and without other grids', () => {
    memory.keep(majao, { cells: built });
    memory.keep(quiz('majao'), { cells: built, loop: true });
    memory.forgetCells('rhythm-building');
    expect(memory.recall(quiz('majao'))).toEqual({ loop: true });
    expect(memory.recall(majao)).toEqual({ cells: built });
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

  test('does not reach a grid that has left', () => {
    const onTempo = vi.fn();
    memory.join(vi.fn());
    memory.join(onTempo)();
    memory.setPageTempo(120);
    expect(onTempo).not.toHaveBeenCalled();
  });
});
