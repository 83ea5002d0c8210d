import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { GridVoice } from '#audio/engine/step.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import type { RhythmExercise } from '#src/content/model.ts';
import { type Cells, clampTempo, emptyCells, isSolved, nextStroke, withCell } from './model.ts';

export interface RhythmGridContext {
  target: Cells;
  cells: Cells;
  /** Beats per minute. */
  bpm: number;
  loop: boolean;
  countIn: boolean;
  voice: GridVoice;
  /** How often it was checked, so that the same verdict twice is seen and heard twice. */
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

/** What a running playback is told; it answers with `playback.ended` when the pass is over. */
export type PlaybackCommand =
  | { type: 'steps.changed'; steps: Cells }
  | { type: 'tempo.changed'; bpm: number }
  | { type: 'loop.changed'; loop: boolean }
  | { type: 'voice.changed'; voice: GridVoice };

/** What a playback starts with. */
export interface PlaybackInput {
  steps: Cells;
  /** Beats per minute. */
  bpm: number;
  loop: boolean;
  countIn: boolean;
  voice: GridVoice;
}

/**
 * The rhythm grid's flow: what the cells hold, what the learner was told of them, and whether they
 * are playing, side by side. The view provides the sound (`playback`, `tap`) and celebrates on
 * `grid.solved`, emitted each time a check finds the grid right.
 */
export const rhythmGridMachine = setup({
  types: {
    context: {} as RhythmGridContext,
    events: {} as RhythmGridEvent,
    emitted: {} as { type: 'grid.solved' },
    input: {} as Pick<RhythmExercise, 'pattern' | 'bpm'>,
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
    /** Sounds the stroke in a cell at once. */
    tap: (_, _params: { index: number; stroke: Stroke; voice: GridVoice }) => {},
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
    checks: 0,
  }),
  type: 'parallel',
  states: {
    // First, so that the regions below act on the cells and settings as changed.
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
          ],
        },
        'cell.set': {
          actions: [
            { type: 'setCell', params: ({ event }) => event },
            {
              type: 'tap',
              params: ({ context: { voice }, event }) => ({ ...event, voice }),
            },
          ],
        },
        'tempo.set': { actions: assign({ bpm: ({ event }) => clampTempo(event.bpm) }) },
        'loop.toggle': { actions: assign({ loop: ({ context }) => !context.loop }) },
        'countIn.toggle': { actions: assign({ countIn: ({ context }) => !context.countIn }) },
        'voice.set': { actions: assign({ voice: ({ event }) => event.voice }) },
        'grid.check': { actions: assign({ checks: ({ context }) => context.checks + 1 }) },
        'grid.reset': { actions: 'clearCells' },
        'solution.show': { actions: 'fillInSolution' },
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
        // The verdict is out of date, what it explained is still being read.
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
              // A solved grid answers at once; nobody is about to play along.
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
