import { assign, fromCallback, setup } from 'xstate';
import { notProvided } from '#lib/not-provided.ts';
import {
  CLICK_INTERVAL,
  calibrationOf,
  clickOf,
  MEASURED_TAPS,
  WARM_UP_TAPS,
} from '#src/sound/taps/calibration.ts';
import { type Refusal, refusalOf } from '#src/sound/taps/refusal.ts';
import type { HeardTap } from '#src/sound/taps/tap-sound.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';

/** Number of taps of a calibration, including the warm-up. */
export const CALIBRATION_TAPS = WARM_UP_TAPS + MEASURED_TAPS;
/** Minimum number of taps of a calibration: some may miss their click, or the clicks may end. */
const FEWEST_TAPS = CALIBRATION_TAPS - 4;
/** The calibration ends after this long without a tap (milliseconds): six clicks. */
const PAUSE = 6 * CLICK_INTERVAL * 1000;

interface CalibrationContext {
  kind: InputKind;
  /** The time of the first click, in engine seconds; `null` before it is scheduled. */
  first: number | null;
  /** One tap for each click that was hit. */
  taps: readonly (HeardTap & { click: number; late: number })[];
  /** Taps without an engine time: the first ones may come before the output has been read. */
  unplaced: readonly HeardTap[];
  /** Why there were no clicks. */
  failure: Refusal | null;
}

export type CalibrationEvent =
  | { type: 'tap'; tap: HeardTap }
  /** @param first the time of the first click, in engine seconds */
  | { type: 'clicks.started'; first: number }
  | { type: 'clicks.ended' }
  | { type: 'clicks.failed'; refusal: Extract<Refusal, 'silent' | 'unloaded'> };

/** A calibration, or the reason why there is none. */
function measured({ taps, unplaced, failure }: CalibrationContext) {
  const calibration = calibrationOf(
    taps.map(({ late }) => late),
    taps.map(({ report }) => report ?? 0),
  );
  const unusable = unplaced.length < WARM_UP_TAPS ? null : refusalOf(unplaced, null);
  const few = taps.length < FEWEST_TAPS ? 'few' : null;
  const uneven = calibration ? null : 'uneven';
  const refusal: Refusal | null = failure ?? unusable ?? refusalOf(taps, null) ?? few ?? uneven;
  return { calibration, refusal };
}

/** A tap with its click, if it is by the input to calibrate and the click has no tap yet. */
function counted({ kind, first, taps }: CalibrationContext, tap: HeardTap) {
  if (first === null || tap.kind !== kind || tap.heard === null) return null;
  const met = clickOf(tap.heard, first);
  return met && met.click > (taps.at(-1)?.click ?? -1) ? { ...tap, ...met } : null;
}

/**
 * Measures the delay of one kind of input: plays clicks, collects one tap for each, and ends with a
 * calibration or a refusal: after enough taps, when no more come, or with the clicks. The view provides the
 * clicks.
 */
export const calibrationMachine = setup({
  types: {
    context: {} as CalibrationContext,
    events: {} as CalibrationEvent,
    input: {} as { kind: InputKind },
    output: {} as ReturnType<typeof measured>,
  },
  actors: {
    clicks: fromCallback(notProvided),
  },
}).createMachine({
  id: 'calibration',
  context: ({ input }) => ({
    kind: input.kind,
    first: null,
    taps: [],
    unplaced: [],
    failure: null,
  }),
  initial: 'clicking',
  states: {
    clicking: {
      invoke: { src: 'clicks' },
      initial: 'waiting',
      states: {
        /** Waits for the first tap. */
        waiting: {},
        tapping: { after: { [PAUSE]: '#calibration.ended' } },
      },
      on: {
        'clicks.started': { actions: assign({ first: ({ event }) => event.first }) },
        'clicks.ended': 'ended',
        'clicks.failed': {
          target: 'ended',
          actions: assign({ failure: ({ event }) => event.refusal }),
        },
        tap: [
          {
            guard: ({ event }) => event.tap.unknown !== undefined,
            actions: assign({ unplaced: ({ context, event }) => [...context.unplaced, event.tap] }),
          },
          {
            guard: ({ context, event }) => counted(context, event.tap) !== null,
            target: '.tapping',
            actions: assign({
              taps: ({ context, event }) => context.taps.concat(counted(context, event.tap) ?? []),
            }),
          },
        ],
      },
      always: {
        guard: ({ context: { taps, unplaced } }) =>
          taps.length >= CALIBRATION_TAPS || unplaced.length >= WARM_UP_TAPS,
        target: 'ended',
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => measured(context),
});
