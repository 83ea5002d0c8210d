import { assign, enqueueActions, fromCallback, not, sendTo, setup } from 'xstate';
import type { BarAt } from '#audio/engine/live/bars.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { END_BAR, FORM_BARS, MAMBO_BAR } from '#audio/music/live/form.ts';
import { notProvided } from '#lib/not-provided.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';
import {
  DEFAULT_SETTINGS,
  type PracticeSettings,
  withChange,
} from '#src/practice/settings/settings.ts';
import { tempoAfterBar, withSilentBars } from '#src/practice/trainer/bars.ts';
import { afterMixer, isWhole, type Pass, passFrom } from './pass.ts';
import {
  barsOf,
  follow,
  isWithin,
  MUSIC,
  opening,
  type Piece,
  type PiecePlacement,
  placementAt,
  withCorte,
  withPlacement,
} from './piece.ts';
import type { PieceWritten } from './piece-writer.ts';
import { TAP_PAUSE, tappedTempo, withTap } from './tap-tempo.ts';

export interface PracticeContext {
  settings: PracticeSettings;
  /** The current piece, generated from `written`. The piece for new settings replaces it once it is ready. */
  piece: Piece;
  written: PracticeSettings;
  /** The bar with which Play begins. */
  start: number;
  /** The placements since Play; empty while stopped. */
  placements: readonly PiecePlacement[];
  /** The bar since Play that is playing; `null` before the first. */
  bar: number | null;
  /** The current pass through the loop or the song; `null` if it did not start at the beginning. */
  pass: Pass | null;
  /** The tempo that the trainer has reached, in counts a minute; `null` while it is the tempo of the settings. */
  rampedTempo: number | null;
  /** The tempo that the trainer has set from the next bar line on; `null` if it does not change. */
  nextTempo: number | null;
  /** The cue, and the bar since Play in which it comes; `null` once that bar begins. */
  called: { cue: Cue; from: number } | null;
  /** The trainer's tempo when the band stopped; `null` if it had not been raised, and after the next Play. */
  reached: number | null;
  /** The times of the last taps in seconds. */
  taps: readonly number[];
  /** Whether the chart has the dancers' steps. */
  steps: boolean;
}

const STOPPED = {
  placements: [],
  bar: null,
  pass: null,
  rampedTempo: null,
  nextTempo: null,
  called: null,
} as const satisfies Partial<PracticeContext>;

/** The cues for the next bar line. A loop has the corte only. */
export type Cue = 'mambo' | 'corte' | 'end';

export type PracticeEvent =
  /** @param to the bar with which the song continues */
  | { type: 'settings.change'; change: Partial<PracticeSettings>; to?: Jump | undefined }
  /** The settings of the address or of the last visit. */
  | { type: 'settings.restore'; settings: PracticeSettings }
  /** @param time seconds */
  | { type: 'tempo.tap'; time: number }
  /** Goes to a bar of the song. A bar outside the repeated ones ends the repetition. */
  | { type: 'bar.choose'; bar: number }
  | { type: 'cue.call'; cue: Cue }
  | { type: 'play.toggle' }
  | { type: 'steps.toggle' }
  /** Changes were placed on the bars since Play. @param cue the cue that has caused them */
  | { type: 'piece.placed'; placements: readonly PiecePlacement[]; cue?: Cue | undefined }
  | PieceWritten
  // Effects of a change of the settings on a playing band.
  /** The piece has to be written again. */
  | { type: 'piece.outdated' }
  /** Another piece or place in it, from the next bar line. */
  | { type: 'course.changed'; to?: Jump | undefined }
  /** The same piece with other notes, at once. */
  | { type: 'notes.changed' }
  | Extract<BandCommand, { type: 'tempo.changed' | 'mixer.changed' }>
  | BandEvent;

interface Jump {
  bar: number;
  cue?: Cue;
}

/** The tempo that is playing, or with which Play begins, in counts a minute. */
export function tempoOf({ rampedTempo, settings }: PracticeContext): number {
  return rampedTempo ?? settings.tempo;
}

/** The audible bars since Play; the take decides which bars the trainer silences. */
export function heardBars({
  placements,
  settings: { trainer, take },
}: Pick<PracticeContext, 'placements' | 'settings'>): BarAt {
  return withSilentBars(barsOf(placements), trainer.silent, take);
}

const differ = (
  names: readonly (keyof PracticeSettings)[],
  a: PracticeSettings,
  b: PracticeSettings,
) => names.some((name) => a[name] !== b[name]);

const differInPiece = (a: PracticeSettings, b: PracticeSettings) =>
  differ([...MUSIC, 'lanes'], a, b);

const isWritten = ({ settings, written }: PracticeContext) => !differInPiece(settings, written);

type SettingsChange = Pick<Extract<PracticeEvent, { type: 'settings.change' }>, 'change' | 'to'>;

/** The part of the context that follows from the settings. */
function settled(settings: PracticeSettings, start: number) {
  const bars = settings.length === 'form' ? FORM_BARS.length : 0;
  const { range } = settings;
  return {
    // The repetition ends if the song does not have its bars.
    settings: range && range.from + range.bars > bars ? { ...settings, range: null } : settings,
    start: Math.min(start, Math.max(0, bars - 1)),
  };
}

/**
 * The flow of the Practice page: its settings, and whether the band plays them. The view provides the band.
 * Emits `settings.changed` after each change by the player.
 */
export const practiceMachine = setup({
  types: {
    context: {} as PracticeContext,
    input: {} as {
      /** The piece of `DEFAULT_SETTINGS`. */
      piece: Piece;
    },
    events: {} as PracticeEvent,
    emitted: {} as
      | { type: 'settings.changed'; settings: PracticeSettings }
      /** A whole loop or song was played without some players. */
      | { type: 'loop.played'; without: readonly BandInstrument[] },
  },
  actors: {
    writer: fromCallback<{ type: never }, PracticeSettings>(notProvided),
    band: fromCallback<BandCommand, BandInput>(notProvided),
  },
  guards: {
    isWritten: ({ context }) => isWritten(context),
    hasMusic: ({ context }) => context.placements.length > 0,
  },
  actions: {
    restore: enqueueActions(({ context, enqueue }, restored: PracticeSettings) => {
      const next = settled(restored, context.start);
      enqueue.assign(next);
      if (differInPiece(next.settings, context.settings)) enqueue.raise({ type: 'piece.outdated' });
    }),
    change: enqueueActions(({ context, enqueue }, { change, to }: SettingsChange) => {
      const before = context.settings;
      const next = settled(withChange(before, change), context.start);
      const { settings } = next;
      const isNewTempo = settings.tempo !== before.tempo || change.tempo !== undefined;
      enqueue.assign(
        isNewTempo ? { ...next, rampedTempo: null, nextTempo: null, reached: null } : next,
      );
      if (differInPiece(settings, before)) enqueue.raise({ type: 'piece.outdated' });
      // A new piece is placed when `piece.written` arrives.
      if (settings.range !== before.range && !differ(MUSIC, settings, context.written)) {
        enqueue.raise({ type: 'course.changed', to });
      }
      if (settings.trainer !== before.trainer) enqueue.raise({ type: 'notes.changed' });
      if (isNewTempo) enqueue.raise({ type: 'tempo.changed', bpm: settings.tempo });
      if (settings.mixer !== before.mixer) {
        enqueue.assign({ pass: afterMixer(context.pass, settings.mixer) });
        enqueue.raise({ type: 'mixer.changed', mixer: settings.mixer });
      }
      enqueue.emit({ type: 'settings.changed', settings });
    }),
    takePiece: enqueueActions(({ context, enqueue }, piece: Piece) => {
      const { settings, written } = context;
      enqueue.assign({ piece, written: settings });
      const isOtherMusic = differ(MUSIC, settings, written);
      enqueue.raise({ type: isOtherMusic ? 'course.changed' : 'notes.changed' });
    }),
    open: assign(({ context: { piece, start, settings } }) => ({
      placements: [opening(piece, start, settings.range)],
    })),
    /** Goes to a bar. A bar outside the repeated ones, or a cue, ends the repetition. */
    go: enqueueActions(({ context, enqueue }, to: Jump) => {
      const { range } = context.settings;
      if (context.placements.length === 0) enqueue.assign({ start: to.bar });
      enqueue.raise(
        range && (to.cue || !isWithin(range, to.bar))
          ? { type: 'settings.change', change: { range: null }, to }
          : { type: 'course.changed', to },
      );
    }),
    close: assign(({ context }) => ({ ...STOPPED, reached: context.rampedTempo })),
    /** @param to the bar with which the music continues; by default it keeps its place */
    place: sendTo('band', ({ context, self }, to: Jump | 'corte' | undefined) => ({
      type: 'bars.changed',
      make: (from: number) => {
        const { placements, piece, settings } = context;
        const last = placementAt(placements, from);
        const isCorte = to === 'corte';
        const placed = isCorte
          ? withCorte(last, from)
          : [follow(last, from, { piece, range: settings.range, to: to?.bar })];
        const cue = isCorte ? to : to?.cue;
        if (placed.length > 0) self.send({ type: 'piece.placed', placements: placed, cue });
        return heardBars({ placements: [...placements, ...placed], settings });
      },
    })),
    /** Puts the piece with the new notes into the last placement. */
    renew: assign({
      placements: ({ context: { placements, piece } }) =>
        placements.map((each, index) =>
          index === placements.length - 1 ? { ...each, piece } : each,
        ),
    }),
    playNotes: sendTo('band', ({ context }) => ({
      type: 'bars.replaced',
      barAt: heardBars(context),
    })),
    enterBar: enqueueActions(({ context, enqueue }, bar: number) => {
      const tempo = context.nextTempo ?? tempoOf(context);
      const next = tempoAfterBar(context.settings.trainer.ramp, bar, tempo);
      const changes = next !== tempo;
      enqueue.assign({
        bar,
        called: context.called && bar < context.called.from ? context.called : null,
        pass: passFrom(context, bar),
        rampedTempo: context.nextTempo ?? context.rampedTempo,
        nextTempo: changes ? next : null,
      });
      if (changes) enqueue.raise({ type: 'tempo.changed', bpm: next });
    }),
    /** @param bar the first one after the pass */
    endPass: enqueueActions(({ context: { pass }, enqueue }, bar: number) => {
      if (isWhole(pass, bar)) enqueue.emit({ type: 'loop.played', without: pass.without });
    }),
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({
    settings: DEFAULT_SETTINGS,
    piece: input.piece,
    written: DEFAULT_SETTINGS,
    start: 0,
    ...STOPPED,
    reached: null,
    taps: [],
    steps: false,
  }),
  type: 'parallel',
  on: {
    'settings.restore': { actions: { type: 'restore', params: ({ event }) => event.settings } },
    'settings.change': { actions: { type: 'change', params: ({ event }) => event } },
    'steps.toggle': { actions: assign({ steps: ({ context }) => !context.steps }) },
  },
  states: {
    tapping: {
      initial: 'paused',
      on: {
        'tempo.tap': {
          target: '.counting',
          actions: [
            assign({ taps: ({ context, event }) => withTap(context.taps, event.time) }),
            enqueueActions(({ context, enqueue }) => {
              const tempo = tappedTempo(context.taps);
              if (tempo !== null) enqueue.raise({ type: 'settings.change', change: { tempo } });
            }),
          ],
        },
      },
      states: {
        paused: { entry: assign({ taps: [] }) },
        counting: { after: { [TAP_PAUSE * 1000]: 'paused' } },
      },
    },
    music: {
      initial: 'written',
      on: { 'piece.outdated': '.writing' },
      states: {
        written: {},
        /** The current piece continues meanwhile. */
        writing: {
          invoke: { src: 'writer', input: ({ context }) => context.settings },
          on: {
            'piece.written': {
              target: 'written',
              actions: { type: 'takePiece', params: ({ event }) => event.piece },
            },
          },
        },
      },
    },
    transport: {
      initial: 'stopped',
      on: {
        'bar.choose': { actions: { type: 'go', params: ({ event }) => ({ bar: event.bar }) } },
      },
      states: {
        stopped: {
          on: {
            'play.toggle': [
              { guard: 'isWritten', target: 'running', actions: 'open' },
              // The band waits for the piece. Its sound loads meanwhile.
              { target: 'running' },
            ],
          },
        },
        running: {
          invoke: {
            id: 'band',
            src: 'band',
            input: ({ context }) => ({
              barAt: isWritten(context) ? heardBars(context) : null,
              bpm: context.settings.tempo,
              countIn: context.settings.countIn,
              mixer: context.settings.mixer,
            }),
          },
          entry: assign({ reached: null }),
          exit: [
            {
              type: 'endPass',
              params: ({ context: { bar }, event }) =>
                event.type === 'playback.ended' && !event.failure ? (bar ?? 0) + 1 : 0,
            },
            'close',
          ],
          on: {
            'play.toggle': 'stopped',
            'playback.ended': 'stopped',
            'piece.written': { guard: not('hasMusic'), actions: 'open' },
            'bar.started': {
              actions: [
                { type: 'endPass', params: ({ event }) => event.bar },
                { type: 'enterBar', params: ({ event }) => event.bar },
              ],
            },
            'cue.call': [
              { guard: not('hasMusic') },
              {
                guard: ({ event }) => event.cue === 'corte',
                actions: { type: 'place', params: 'corte' },
              },
              {
                guard: ({ context }) => context.settings.length === 'form' && isWritten(context),
                actions: {
                  type: 'go',
                  params: ({ event: { cue } }) => ({
                    cue,
                    bar: cue === 'mambo' ? MAMBO_BAR : END_BAR,
                  }),
                },
              },
            ],
            'piece.placed': {
              actions: assign({
                placements: ({ context, event }) =>
                  event.placements.reduce(
                    (all, each) => withPlacement(all, each, context.bar ?? 0),
                    context.placements,
                  ),
                called: ({ event: { cue, placements } }) =>
                  cue && placements[0] ? { cue, from: placements[0].from } : null,
              }),
            },
            'course.changed': {
              guard: 'hasMusic',
              actions: [assign({ pass: null }), { type: 'place', params: ({ event }) => event.to }],
            },
            'notes.changed': { guard: 'hasMusic', actions: ['renew', 'playNotes'] },
            'tempo.changed': { actions: sendTo('band', ({ event }) => event) },
            'mixer.changed': { actions: sendTo('band', ({ event }) => event) },
          },
        },
      },
    },
  },
});
