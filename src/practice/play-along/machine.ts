import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '#lib/not-provided.ts';
import type { TapMark } from '#src/band/chart/chart-band.ts';
import {
  type Calibration,
  isOutdated,
  REFINING_TAPS,
  refined,
} from '#src/sound/taps/calibration.ts';
import { type Refusal, refusalOf } from '#src/sound/taps/refusal.ts';
import type { HeardTap } from '#src/sound/taps/tap-sound.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { calibrationMachine } from './calibration/calibration-machine.ts';
import { type OwnMiddle, type RunSummary, summarise } from './result/summary.ts';
import type { TapPattern } from './targets.ts';

/** Lengths of a run, in bars. */
export const RUN_BARS = [4, 8, 16] as const;

export interface RunSettings {
  pattern: TapPattern;
  kind: InputKind;
  bars: (typeof RUN_BARS)[number];
}

/** The report of a finished run. */
export interface RunResult {
  marks: readonly TapMark[];
  taps: readonly HeardTap[];
  /** Counts a minute at the beginning. The trainer may raise it from there. */
  bpm: number;
  /** The middle of the taps of a run without a calibration. */
  own: OwnMiddle | null;
}

export type PlayAlongEvent =
  | { type: 'settings.change'; change: Partial<RunSettings> }
  /** @param calibration the stored one of the input; `report` the latency in seconds, if known yet */
  | { type: 'run.start'; calibration: Calibration | null; report: number | null }
  | { type: 'run.stop' }
  | { type: 'calibration.start' }
  | { type: 'calibration.stop' }
  /** The player has changed the tempo or the music. */
  | { type: 'music.changed' }
  | { type: 'tap'; tap: HeardTap }
  | RunReport;

/** Events from a run to the machine. */
export type RunReport =
  /** The first bar begins. */
  | { type: 'run.started' }
  | { type: 'run.ended'; result: RunResult }
  | { type: 'run.failed'; refusal: Refusal };

export interface RunInput extends Pick<RunSettings, 'pattern' | 'bars'> {
  /** The delay of the calibration, in seconds; `null` without one. */
  offset: number | null;
}

/** Commands for a run. */
export type RunCommand = { type: 'tap'; tap: HeardTap } | { type: 'finish' };

/**
 * The flow of Play along: count in, judge, sum up, or decline with a reason; and calibrate on request. The view
 * provides the run, which plays the band and judges taps, and the calibration's clicks.
 */
export const playAlongMachine = setup({
  types: {
    context: {} as RunSettings & {
      /** The calibration of `kind`, from `run.start` or measured; `null` judges a run by its own median. */
      calibration: Calibration | null;
      /** The last run; `null` if it was not judged. */
      summary: RunSummary | null;
      /** Delays of the last taps on the counts in seconds, until they refine the calibration. */
      recent: readonly number[];
      refusal: Refusal | null;
    },
    events: {} as PlayAlongEvent,
    emitted: {} as
      | { type: 'calibration.changed'; kind: InputKind; calibration: Calibration }
      | { type: 'run.summarised'; pattern: TapPattern; summary: RunSummary; bpm: number },
    input: {} as Pick<RunSettings, 'pattern' | 'kind'>,
    children: {} as { calibration: 'calibration'; run: 'run' },
  },
  actors: {
    calibration: calibrationMachine,
    run: fromCallback<RunCommand, RunInput>(notProvided),
  },
  actions: {
    decline: assign((_, refusal: Refusal | null) => ({ refusal, summary: null })),
    sumUp: enqueueActions(({ context, enqueue }, { marks, own, bpm }: RunResult) => {
      const { calibration, pattern, recent } = context;
      const summary = summarise(marks, own);
      const refines = calibration && pattern === 'counts';
      enqueue.assign({ summary, recent: refines ? [...recent, ...summary.lates] : recent });
      enqueue.emit({ type: 'run.summarised', pattern, summary, bpm });
    }),
    refine: assign(({ context: { calibration, recent } }) => ({
      calibration: calibration && refined(calibration, recent),
      recent: [],
    })),
    reportCalibration: emit(({ context: { kind, calibration } }) => ({
      type: 'calibration.changed' as const,
      kind,
      calibration: calibration as Calibration,
    })),
  },
}).createMachine({
  id: 'playAlong',
  context: ({ input }) => ({
    ...input,
    bars: 8,
    calibration: null,
    summary: null,
    recent: [],
    refusal: null,
  }),
  initial: 'idle',
  states: {
    idle: {},
    calibrating: {
      invoke: {
        id: 'calibration',
        src: 'calibration',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: ({ event }) => event.output.refusal !== null,
            target: 'declined',
            actions: { type: 'decline', params: ({ event }) => event.output.refusal },
          },
          {
            target: 'calibrated',
            actions: assign({
              calibration: ({ event }) => event.output.calibration,
              recent: [],
            }),
          },
        ],
      },
      on: {
        tap: { actions: sendTo('calibration', ({ event }) => event) },
        'calibration.stop': 'idle',
        'run.start': undefined,
      },
    },
    calibrated: { entry: 'reportCalibration' },
    playing: {
      entry: assign({ summary: null, refusal: null }),
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context: { pattern, bars, calibration } }) => ({
          pattern,
          bars,
          offset: calibration?.offset ?? null,
        }),
      },
      initial: 'countingIn',
      states: {
        countingIn: { on: { 'run.started': 'running' } },
        running: {
          on: {
            'music.changed': {
              target: '#playAlong.declined',
              actions: { type: 'decline', params: 'changed' },
            },
          },
        },
      },
      on: {
        tap: {
          guard: ({ context, event }) => event.tap.kind === context.kind,
          actions: sendTo('run', ({ event }) => event),
        },
        'run.stop': { actions: sendTo('run', { type: 'finish' }) },
        'run.failed': {
          target: 'declined',
          actions: { type: 'decline', params: ({ event }) => event.refusal },
        },
        'run.ended': [
          { guard: ({ event }) => event.result.marks.length === 0, target: 'idle' },
          {
            guard: ({ context, event }) =>
              refusalOf(event.result.taps, context.calibration) !== null,
            target: 'declined',
            actions: {
              type: 'decline',
              params: ({ context, event }) => refusalOf(event.result.taps, context.calibration),
            },
          },
          {
            target: 'summedUp',
            actions: { type: 'sumUp', params: ({ event }) => event.result },
          },
        ],
        'run.start': undefined,
      },
    },
    summedUp: {
      always: {
        guard: ({ context }) => context.recent.length >= REFINING_TAPS,
        actions: ['refine', 'reportCalibration'],
      },
    },
    declined: {},
  },
  on: {
    'settings.change': {
      target: '.idle',
      actions: assign(({ event: { change } }) => ({
        ...change,
        // Another input has its own calibration.
        ...(change.kind && { calibration: null, recent: [] }),
      })),
    },
    'calibration.start': '.calibrating',
    'run.start': {
      target: '.playing',
      actions: assign({
        // The stored calibration, as long as its reported latency is unchanged.
        calibration: ({ event: { calibration, report } }) =>
          calibration && report !== null && isOutdated(calibration, report) ? null : calibration,
      }),
    },
  },
});
