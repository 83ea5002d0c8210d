import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { GridVoice } from '#audio/engine/step.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { clampTempo } from '#audio/music/tempo.ts';
import { notProvided } from '#lib/not-provided.ts';
import type { GridExercise } from '#src/content/model.ts';
import { type Cells, emptyCells, isEmpty, nextStroke, wrongCells } from './model.ts';

export interface GridWork {
  cells: Cells;
  /** Whether the solution was shown since the grid was last empty. */
  withSolution: boolean;
}

export interface GridSettings {
  /** Beats per minute. */
  bpm: number;
  loop: boolean;
  countIn: boolean;
  voice: GridVoice;
}

/** The stored state of a grid. */
export type StoredGrid = Partial<GridWork & GridSettings>;

export interface RhythmGridContext extends GridWork, GridSettings {
  target: Cells;
  /** Indices of the cells that the last check found wrong, until they are changed. */
  wrong: readonly number[];
  /** Whether the grid was played while it was empty, until something changes. */
  silent: boolean;
  /** Whether the cells come from an earlier visit, until something changes. */
  continued: boolean;
  /** Number of checks; distinguishes a repeated verdict, which is announced again. */
  checks: number;
}

export type RhythmGridEvent =
  | { type: 'kept.restore'; kept: StoredGrid; continued: boolean }
  /** Without `stroke`, the cell cycles to its next stroke. */
  | { type: 'cell.set'; index: number; stroke?: Stroke | undefined }
  | { type: 'playback.toggle' }
  | { type: 'playback.ended' }
  /** The sounds could not be fetched. */
  | { type: 'playback.failed' }
  | { type: 'settings.change'; change: Partial<GridSettings> }
  | { type: 'grid.check' }
  | { type: 'grid.reset' }
  | { type: 'solution.show' };

export interface PlaybackInput extends GridSettings {
  steps: Cells;
}

/** A command for a running playback, which sends `playback.ended` after the last step. */
export interface PlaybackCommand {
  type: 'changed';
  change: Partial<PlaybackInput>;
}

/** A change of settings, with the tempo clamped to its limits. */
const settingsIn = ({ event: { change } }: { event: { change: Partial<GridSettings> } }) =>
  change.bpm === undefined ? change : { ...change, bpm: clampTempo(change.bpm) };

/**
 * The flow of a rhythm grid, in parallel: cells and settings, verdict, playback. The view provides sound and storage.
 * Emits `grid.solved` with each successful check. The stored state arrives as an event, after the first render.
 */
export const rhythmGridMachine = setup({
  types: {
    context: {} as RhythmGridContext,
    events: {} as RhythmGridEvent,
    emitted: {} as { type: 'grid.solved'; withSolution: boolean },
    input: {} as Pick<GridExercise, 'pattern' | 'bpm'>,
  },
  actors: {
    playback: fromCallback<PlaybackCommand, PlaybackInput>(notProvided),
  },
  guards: {
    isSolved: ({ context: { cells, target } }) => wrongCells(cells, target).length === 0,
  },
  actions: {
    tap: (_, _index: number) => {},
    keepBuilt: () => {},
    keepSettings: (_, _params: Partial<GridSettings>) => {},
    clearCells: assign(({ context }) => ({
      cells: emptyCells(context.cells.length),
      wrong: [],
      withSolution: false,
    })),
    fillInSolution: assign(({ context }) => ({
      cells: context.target,
      wrong: [],
      withSolution: true,
    })),
    markWrongCells: assign(({ context: { cells, target, checks } }) => ({
      wrong: wrongCells(cells, target),
      checks: checks + 1,
    })),
    dropRemarks: assign({ silent: false, continued: false }),
    playSteps: sendTo('playback', ({ context }) => ({
      type: 'changed',
      change: { steps: context.cells },
    })),
  },
}).createMachine({
  id: 'rhythmGrid',
  context: ({ input }) => ({
    target: input.pattern.steps,
    cells: emptyCells(input.pattern.steps.length),
    bpm: input.bpm,
    loop: false,
    countIn: false,
    voice: 'click',
    withSolution: false,
    wrong: [],
    silent: false,
    continued: false,
    checks: 0,
  }),
  type: 'parallel',
  states: {
    // First, so that the regions below see the changed cells and settings.
    grid: {
      on: {
        'kept.restore': {
          actions: assign(({ event: { kept, continued } }) => ({ ...kept, continued })),
        },
        'playback.toggle': {
          actions: assign({ silent: ({ context }) => isEmpty(context.cells) }),
        },
        'cell.set': {
          actions: [
            'dropRemarks',
            assign(({ context, event: { index, stroke: set } }) => {
              const stroke = set ?? nextStroke(context.cells[index] ?? 0);
              if (context.cells[index] === stroke) return {};
              const cells = context.cells.with(index, stroke);
              return {
                cells,
                wrong: context.wrong.filter((i) => i !== index),
                withSolution: context.withSolution && !isEmpty(cells),
              };
            }),
            { type: 'tap', params: ({ event }) => event.index },
            'keepBuilt',
          ],
        },
        'settings.change': {
          actions: [
            assign((args) => settingsIn(args)),
            { type: 'keepSettings', params: settingsIn },
          ],
        },
        'grid.check': { actions: ['dropRemarks', 'markWrongCells'] },
        'grid.reset': { actions: ['dropRemarks', 'clearCells', 'keepBuilt'] },
        'solution.show': { actions: ['dropRemarks', 'fillInSolution', 'keepBuilt'] },
      },
    },
    verdict: {
      initial: 'building',
      on: {
        'grid.check': [{ guard: 'isSolved', target: '.solved' }, { target: '.missed' }],
        'grid.reset': '.building',
        'solution.show': '.building',
      },
      states: {
        building: {},
        missed: { on: { 'cell.set': 'correcting' } },
        // The verdict is outdated, but the learner may still be reading the explanation.
        correcting: {},
        solved: {
          entry: emit(({ context: { withSolution } }) => ({ type: 'grid.solved', withSolution })),
          on: { 'cell.set': 'building' },
        },
      },
    },
    playback: {
      initial: 'stopped',
      on: {
        'grid.check': { guard: 'isSolved', target: '.playing' },
      },
      states: {
        stopped: { on: { 'playback.toggle': 'playing' } },
        failed: { on: { 'playback.toggle': 'playing', 'grid.reset': 'stopped' } },
        playing: {
          invoke: {
            id: 'playback',
            src: 'playback',
            input: ({ context, event }) => ({
              steps: context.cells,
              bpm: context.bpm,
              loop: context.loop,
              voice: context.voice,
              // A check plays without a count-in: the learner does not have to get ready.
              countIn: context.countIn && event.type === 'playback.toggle',
            }),
          },
          on: {
            'playback.toggle': 'stopped',
            'playback.ended': 'stopped',
            'playback.failed': 'failed',
            'grid.reset': 'stopped',
            'cell.set': { actions: 'playSteps' },
            'solution.show': { actions: 'playSteps' },
            'settings.change': {
              actions: sendTo('playback', (args) => ({
                type: 'changed',
                change: settingsIn(args),
              })),
            },
          },
        },
      },
    },
  },
});
