import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { GridVoice } from '#audio/engine/step.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { clampTempo } from '#audio/music/tempo.ts';
import type { GridExercise } from '#src/content/model.ts';
import { type Cells, emptyCells, isEmpty, nextStroke, withCell, wrongCells } from './model.ts';

/** The work of a learner. */
export interface GridWork {
  cells: Cells;
  /** Whether the solution was shown since the grid was last empty. */
  withSolution: boolean;
}

/** The settings of a learner. */
export interface GridSettings {
  /** Beats per minute. */
  bpm: number;
  loop: boolean;
  countIn: boolean;
  voice: GridVoice;
}

/** The memory of a grid while its page is left. */
export type StoredGrid = Partial<GridWork & GridSettings>;

export interface RhythmGridContext extends GridWork, GridSettings {
  target: Cells;
  /** Indices of the cells that the last check found wrong, until they are changed. */
  wrong: readonly number[];
  /** Whether the grid was played while it was empty, until something changes. */
  silent: boolean;
  /** Whether what is shown comes from an earlier visit, until something changes. */
  continued: boolean;
  /** Number of checks; distinguishes a repeated verdict, which is announced again. */
  checks: number;
}

export type RhythmGridEvent =
  | { type: 'kept.restore'; kept: StoredGrid; continued: boolean }
  | { type: 'cell.cycle'; index: number }
  | { type: 'cell.set'; index: number; stroke: Stroke }
  | { type: 'playback.toggle' }
  | { type: 'playback.ended' }
  /** The sounds could not be fetched. */
  | { type: 'playback.failed' }
  | { type: 'tempo.set'; bpm: number }
  | { type: 'loop.toggle' }
  | { type: 'countIn.toggle' }
  | { type: 'voice.set'; voice: GridVoice }
  | { type: 'grid.check' }
  | { type: 'grid.reset' }
  | { type: 'solution.show' };

/** Commands for a running playback, which sends `playback.ended` after the last step. */
export type PlaybackCommand =
  | { type: 'steps.changed'; steps: Cells }
  | { type: 'tempo.changed'; bpm: number }
  | { type: 'loop.changed'; loop: boolean }
  | { type: 'voice.changed'; voice: GridVoice };

/** The settings with which a playback starts. */
export interface PlaybackInput extends GridSettings {
  steps: Cells;
}

const KEEP_BUILT = {
  type: 'keepBuilt',
  params: ({ context: { cells, withSolution } }: { context: RhythmGridContext }) => ({
    cells,
    withSolution,
  }),
} as const;

/**
 * The rhythm grid's flow, as parallel states: the cells and settings, the verdict, and the playback.
 * The view provides the sound (`playback`, `tap`) and the memory (`keepBuilt`, `keepSettings`). Emits
 * `grid.solved` whenever a check succeeds. What was kept comes as `kept.restore`, since the first render
 * must not depend on the device.
 */
export const rhythmGridMachine = setup({
  types: {
    context: {} as RhythmGridContext,
    events: {} as RhythmGridEvent,
    emitted: {} as { type: 'grid.solved'; withSolution: boolean },
    input: {} as Pick<GridExercise, 'pattern' | 'bpm'>,
  },
  actors: {
    playback: fromCallback<PlaybackCommand, PlaybackInput>(() => {
      throw new Error('the view provides the playback');
    }),
  },
  guards: {
    isSolved: ({ context: { cells, target } }) => wrongCells(cells, target).length === 0,
  },
  actions: {
    /** Plays the stroke of a cell at once. */
    tap: (_, _params: { index: number; stroke: Stroke; voice: GridVoice }) => {},
    /** Stores the cells for the next visit of the grid. */
    keepBuilt: (_, _params: GridWork) => {},
    /** Stores the settings for the next visit of the grid. */
    keepSettings: (_, _params: Partial<GridSettings>) => {},
    setCell: assign(({ context }, { index, stroke }: { index: number; stroke: Stroke }) => {
      if (context.cells[index] === stroke) return {};
      const cells = withCell(context.cells, index, stroke);
      return {
        cells,
        wrong: context.wrong.filter((i) => i !== index),
        withSolution: context.withSolution && !isEmpty(cells),
      };
    }),
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
      type: 'steps.changed',
      steps: context.cells,
    })),
    playTempo: sendTo('playback', ({ context }) => ({ type: 'tempo.changed', bpm: context.bpm })),
    playVoice: sendTo('playback', ({ context }) => ({
      type: 'voice.changed',
      voice: context.voice,
    })),
    playLoop: sendTo('playback', ({ context }) => ({ type: 'loop.changed', loop: context.loop })),
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
        'cell.cycle': {
          actions: [
            'dropRemarks',
            {
              type: 'setCell',
              params: ({ context, event }) => ({
                index: event.index,
                stroke: nextStroke(context.cells[event.index] ?? 0),
              }),
            },
            {
              type: 'tap',
              params: ({ context: { cells, voice }, event: { index } }) => ({
                index,
                stroke: cells[index] ?? 0,
                voice,
              }),
            },
            KEEP_BUILT,
          ],
        },
        'cell.set': {
          actions: [
            'dropRemarks',
            { type: 'setCell', params: ({ event }) => event },
            {
              type: 'tap',
              params: ({ context: { voice }, event }) => ({ ...event, voice }),
            },
            KEEP_BUILT,
          ],
        },
        'tempo.set': {
          actions: [
            assign({ bpm: ({ event }) => clampTempo(event.bpm) }),
            { type: 'keepSettings', params: ({ context: { bpm } }) => ({ bpm }) },
          ],
        },
        'loop.toggle': {
          actions: [
            assign({ loop: ({ context }) => !context.loop }),
            { type: 'keepSettings', params: ({ context: { loop } }) => ({ loop }) },
          ],
        },
        'countIn.toggle': {
          actions: [
            assign({ countIn: ({ context }) => !context.countIn }),
            { type: 'keepSettings', params: ({ context: { countIn } }) => ({ countIn }) },
          ],
        },
        'voice.set': {
          actions: [
            assign({ voice: ({ event }) => event.voice }),
            { type: 'keepSettings', params: ({ event: { voice } }) => ({ voice }) },
          ],
        },
        'grid.check': { actions: ['dropRemarks', 'markWrongCells'] },
        'grid.reset': { actions: ['dropRemarks', 'clearCells', KEEP_BUILT] },
        'solution.show': { actions: ['dropRemarks', 'fillInSolution', KEEP_BUILT] },
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
        missed: { on: { 'cell.cycle': 'correcting', 'cell.set': 'correcting' } },
        // The verdict is out of date; the explanation is still being read.
        correcting: {},
        solved: {
          entry: emit(({ context: { withSolution } }) => ({ type: 'grid.solved', withSolution })),
          on: { 'cell.cycle': 'building', 'cell.set': 'building' },
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
              // After a check there is nothing to prepare for.
              countIn: context.countIn && event.type === 'playback.toggle',
            }),
          },
          on: {
            'playback.toggle': 'stopped',
            'playback.ended': 'stopped',
            'playback.failed': 'failed',
            'grid.reset': 'stopped',
            'cell.cycle': { actions: 'playSteps' },
            'cell.set': { actions: 'playSteps' },
            'solution.show': { actions: 'playSteps' },
            'tempo.set': { actions: 'playTempo' },
            'loop.toggle': { actions: 'playLoop' },
            'voice.set': { actions: 'playVoice' },
          },
        },
      },
    },
  },
});
