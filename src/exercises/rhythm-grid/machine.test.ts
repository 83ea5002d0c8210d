import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { running } from '#tests/support/running.ts';
import {
  type GridSettings,
  type GridWork,
  type PlaybackCommand,
  type PlaybackInput,
  type RhythmGridEvent,
  rhythmGridMachine,
} from './machine.ts';
import { emptyCells } from './model.ts';

const cell = (index: number, stroke?: Stroke) => ({ type: 'cell.set', index, stroke }) as const;
const set = (change: Partial<GridSettings>) => ({ type: 'settings.change', change }) as const;
const play = { type: 'playback.toggle' } as const;
const check = { type: 'grid.check' } as const;
const reset = { type: 'grid.reset' } as const;
const showSolution = { type: 'solution.show' } as const;

/** The grid of majao, with a log instead of sound. */
function majao() {
  const log: string[] = [];
  const solved: string[] = [];
  const kept: (GridWork | Partial<GridSettings>)[] = [];
  let end = () => {};
  let fail = () => {};
  const actor = createActor(
    rhythmGridMachine.provide({
      actors: {
        playback: fromCallback<PlaybackCommand, PlaybackInput>(({ input, receive, sendBack }) => {
          end = () => sendBack({ type: 'playback.ended' } satisfies RhythmGridEvent);
          fail = () => sendBack({ type: 'playback.failed' } satisfies RhythmGridEvent);
          const { bpm, loop, countIn, steps, voice } = input;
          log.push(
            `play ${steps.join('')} ${bpm}${loop ? ' loop' : ''}${countIn ? ' counted in' : ''}${voice === 'guira' ? ' güira' : ''}`,
          );
          receive(({ change }) => {
            for (const [name, value] of Object.entries(change)) {
              log.push(`${name} ${[value].flat().join('')}`);
            }
          });
          return () => log.push('stop');
        }),
      },
      actions: {
        keepBuilt: ({ context: { cells, withSolution } }) => kept.push({ cells, withSolution }),
        keepSettings: (_, change) => kept.push(change),
        tap: ({ context: { cells, voice } }, index) =>
          log.push(`tap ${cells[index]} in ${index}, ${voice}`),
      },
    }),
    { input: { pattern: RHYTHMS.majao, bpm: 105 } },
  );
  actor.on('grid.solved', ({ withSolution }) => {
    log.push('solved');
    solved.push(withSolution ? 'solved with the solution' : 'solved');
  });
  return running(actor, {
    log,
    kept,
    solved,
    end: () => end(),
    fail: () => fail(),
    build: () => {
      RHYTHMS.majao.steps.forEach((stroke, index) => void actor.send(cell(index, stroke)));
      log.length = 0;
    },
    cells: () => actor.getSnapshot().context.cells.join(''),
  });
}

const MAJAO = '1010102010101020';
const EMPTY = '0'.repeat(16);
let grid: ReturnType<typeof majao>;
beforeEach(() => {
  grid = majao();
});

describe('checking', () => {
  test('checking again while it plays is solved again, and plays from the start', () => {
    grid.build();
    grid.send(play, check);
    expect(grid.log).toEqual([`play ${MAJAO} 105`, 'stop', 'solved', `play ${MAJAO} 105`]);
  });

  test('a solved grid is played without a count-in', () => {
    grid.build();
    grid.send(set({ countIn: true }), check);
    expect(grid.log).toEqual(['solved', `play ${MAJAO} 105`]);
  });

  test('an edit withdraws the verdict and keeps the explanation of a miss', () => {
    grid.send(check, cell(3));
    expect(grid.value.verdict).toBe('correcting');
    grid.send(reset);
    grid.build();
    grid.send(check, cell(3));
    expect(grid.value.verdict).toBe('building');
  });
});

describe('the wrong cells', () => {
  test('are marked by a check, until each is changed, though not put right', () => {
    grid.build();
    grid.send(cell(1, 1), cell(6, 1), check, cell(1, 1));
    expect(grid.context.wrong).toEqual([1, 6]);
    grid.send(cell(1));
    expect(grid.context.wrong).toEqual([6]);
    grid.send(check);
    expect(grid.context.wrong).toEqual([1, 6]);
  });

  test.each(['grid.reset', 'solution.show'] as const)('are not marked after %s', (type) => {
    grid.send(check);
    expect(grid.context.wrong).toHaveLength(8);
    grid.send({ type });
    expect(grid.context.wrong).toEqual([]);
    expect(grid.value.verdict).toBe('building');
  });
});

test('a rhythm is solved with the solution, until it is built from an empty grid', () => {
  grid.send(showSolution, check, cell(0, 0), cell(0, 1), check, reset);
  grid.build();
  grid.send(check, showSolution);
  // Emptied by hand.
  for (let index = 0; index < 16; index++) grid.send(cell(index, 0));
  grid.build();
  grid.send(check);
  const assisted = 'solved with the solution';
  expect(grid.solved).toEqual([assisted, assisted, 'solved', 'solved']);
});

describe('an empty grid', () => {
  test('that is played says that there is nothing to hear, until something changes', () => {
    expect(grid.context.silent).toBe(false);
    for (const event of [cell(3), check, reset, showSolution] as const) {
      grid = majao();
      grid.send(play);
      grid.end();
      expect(grid.context.silent).toBe(true);
      grid.send(event);
      expect(grid.context.silent).toBe(false);
    }
  });

  test('is played all the same, and a grid with a stroke says nothing', () => {
    grid.send(play);
    expect(grid.value.playback).toBe('playing');
    grid.send(play, cell(0));
    grid.send(play);
    expect(grid.context.silent).toBe(false);
  });
});

describe('Reset and Show Solution', () => {
  test('Reset clears all cells, hides the result and stops playback', () => {
    grid.build();
    grid.send(check, reset);
    expect(grid.cells()).toBe(EMPTY);
    expect(grid.value.verdict).toBe('building');
    expect(grid.value.playback).toBe('stopped');
    expect(grid.log.at(-1)).toBe('stop');
  });

  test('a solution shown while it plays is played', () => {
    grid.send(play, showSolution);
    expect(grid.log).toEqual([`play ${EMPTY} 105`, `steps ${MAJAO}`]);
  });
});

describe('playing', () => {
  test('the end of the pass stops it', () => {
    grid.send(play);
    grid.end();
    expect(grid.value.playback).toBe('stopped');
  });

  test('what could not be loaded is tried again with Play; cells sound and are checked meanwhile', () => {
    grid.send(play);
    grid.fail();
    expect(grid.value.playback).toBe('failed');
    grid.send(cell(0), check);
    expect(grid.log).toContain('tap 1 in 0, click');
    expect([grid.value.playback, grid.value.verdict]).toEqual(['failed', 'missed']);
    grid.send(play);
    expect(grid.value.playback).toBe('playing');
  });

  test('edits, tempo and Loop reach the pass that is playing', () => {
    grid.send(play, cell(0), set({ bpm: 999 }), set({ loop: true }));
    expect(grid.log).toEqual([
      `play ${EMPTY} 105`,
      'tap 1 in 0, click',
      `steps 1${'0'.repeat(15)}`,
      `bpm ${TEMPO.fastest}`,
      'loop true',
    ]);
  });

  test('Loop, Count-in and tempo, off and 105 at first, hold for the next pass', () => {
    expect(grid.context).toMatchObject({ bpm: 105, loop: false, countIn: false });
    grid.send(set({ loop: true }), set({ countIn: true }), set({ bpm: 60 }), play);
    expect(grid.log).toEqual([`play ${EMPTY} 60 loop counted in`]);
  });

  test('the güira replaces the clicks at once, for taps and for playback', () => {
    expect(grid.context.voice).toBe('click');
    grid.send(play, set({ voice: 'guira' }), cell(2));
    expect(grid.log).toEqual([
      `play ${EMPTY} 105`,
      'voice guira',
      'tap 1 in 2, guira',
      `steps 001${'0'.repeat(13)}`,
    ]);
    grid.send(play, play);
    expect(grid.log.at(-1)).toBe(`play 001${'0'.repeat(13)} 105 güira`);
  });
});

describe('keeping', () => {
  test('every change of cells and settings is kept, with its own value only', () => {
    grid.send(
      cell(0, 2),
      set({ bpm: 999 }),
      set({ loop: true }),
      set({ countIn: true }),
      set({ voice: 'guira' }),
      showSolution,
      cell(0),
      reset,
    );
    const solution = RHYTHMS.majao.steps;
    expect(grid.kept).toEqual([
      { cells: emptyCells(16).with(0, 2), withSolution: false },
      { bpm: TEMPO.fastest },
      { loop: true },
      { countIn: true },
      { voice: 'guira' },
      { cells: solution, withSolution: true },
      { cells: solution.with(0, 2), withSolution: true },
      { cells: emptyCells(16), withSolution: false },
    ]);
  });

  test('a grid goes on with what was kept, without keeping it again', () => {
    const kept = { cells: RHYTHMS.majao.steps, withSolution: true, loop: true, bpm: 60 };
    grid.send({ type: 'kept.restore', kept, continued: false });
    expect(grid.value.verdict).toBe('building');
    grid.send(play);
    expect(grid.log).toEqual([`play ${MAJAO} 60 loop`]);
    expect(grid.kept).toEqual([]);
    grid.send(check);
    expect(grid.solved).toEqual(['solved with the solution']);
  });

  test('says that it goes on from an earlier visit until something is built or checked', () => {
    const kept = { cells: emptyCells(16).with(0, 1) };
    for (const event of [cell(3), cell(3, 1), check, reset, showSolution] as const) {
      grid = majao();
      grid.send({ type: 'kept.restore', kept, continued: true }, set({ bpm: 60 }));
      grid.send(play);
      expect(grid.context).toMatchObject({ continued: true, silent: false });
      grid.send(event);
      expect(grid.context.continued).toBe(false);
    }
  });
});
