import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { GridVoice } from '#audio/engine/step.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import type { RhythmExercise } from '#src/content/model.ts';
import { type Cells, clampTempo, emptyCells, isSolved, nextStroke, withCell } from './model.ts';

/** What a learner sets or builds, to be kept while the page is left. */
export interface Kept {
  cells: Cells;
  /** Beats per minute. */
  bpm: number;
  loop: boolean;
  countIn: boolean;
  voice: GridVoice;
}

export interface RhythmGridContext extends Kept {
  target: Cells;
  /** Number of checks; distinguishes a repeated verdict, which is announced again. */
  checks: number;
}

export type RhythmGridEvent =
  | { type: 'cell.cycle'; index: number }
  | { type: 'cell.set'; index: number; stroke: Stroke }
  | { type: 'playback.toggle' }
  | { type: 'playback.ended' }
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
export interface PlaybackInput extends Omit<Kept, 'cells'> {
  steps: Cells;
}

const KEEP_CELLS = {
  type: 'keep',
  params: ({ context: { cells } }: { context: RhythmGridContext }) => ({ cells }),
} as const;

/**
 * The rhythm grid's flow, as parallel states: the cells and settings, the verdict, and the playback.
 * The view provides the sound (`playback`, `tap`) and the memory (`keep`). Emits `grid.solved` whenever a check succeeds.
 */
export const rhythmGridMachine = setup({
  types: {
    context: {} as RhythmGridContext,
    events: {} as RhythmGridEvent,
    emitted: {} as { type: 'grid.solved' },
    input: {} as Pick<RhythmExercise, 'pattern' | 'bpm'> & { kept?: Partial<Kept> },
  },
  actors: {
    playback: fromCallback<PlaybackCommand, PlaybackInput>(() => {
      throw new Error('the view provides the playback');
    }),
  },
  guards: {
    isSolved: ({ context }) => isSolved(context.cells, context.target),
  },
  actions: {
    /** Plays the stroke of a cell at once. */
    tap: (_, _params: { index: number; stroke: Stroke; voice: GridVoice }) => {},
    /** Keeps what was changed for the next visit of the grid. */
    keep: (_, _params: Partial<Kept>) => {},
    setCell: assign({
      cells: ({ context }, { index, stroke }: { index: number; stroke: Stroke }) =>
        withCell(context.cells, index, stroke),
    }),
    clearCells: assign({ cells: ({ context }) => emptyCells(context.cells.length) }),
    fillInSolution: assign({ cells: ({ context }) => context.target }),
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
    ...input.kept,
    checks: 0,
  }),
  type: 'parallel',
  states: {
    // First, so that the regions below see the changed cells and settings.
    grid: {
      on: {
        'cell.cycle': {
          actions: [
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
            KEEP_CELLS,
          ],
        },
        'cell.set': {
          actions: [
            { type: 'setCell', params: ({ event }) => event },
            {
              type: 'tap',
              params: ({ context: { voice }, event }) => ({ ...event, voice }),
            },
            KEEP_CELLS,
          ],
        },
        'tempo.set': {
          actions: [
            assign({ bpm: ({ event }) => clampTempo(event.bpm) }),
            { type: 'keep', params: ({ context: { bpm } }) => ({ bpm }) },
          ],
        },
        'loop.toggle': {
          actions: [
            assign({ loop: ({ context }) => !context.loop }),
            { type: 'keep', params: ({ context: { loop } }) => ({ loop }) },
          ],
        },
        'countIn.toggle': {
          actions: [
            assign({ countIn: ({ context }) => !context.countIn }),
            { type: 'keep', params: ({ context: { countIn } }) => ({ countIn }) },
          ],
        },
        'voice.set': {
          actions: [
            assign({ voice: ({ event }) => event.voice }),
            { type: 'keep', params: ({ event: { voice } }) => ({ voice }) },
          ],
        },
        'grid.check': { actions: assign({ checks: ({ context }) => context.checks + 1 }) },
        'grid.reset': { actions: ['clearCells', KEEP_CELLS] },
        'solution.show': { actions: ['fillInSolution', KEEP_CELLS] },
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
          entry: emit({ type: 'grid.solved' }),
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
