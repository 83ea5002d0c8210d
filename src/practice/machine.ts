import { assign, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate';
import type { BarAt } from '#audio/engine/live/bars.ts';
import type { LiveBar } from '#audio/music/live.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';
import {
  barsOf,
  follow,
  opening,
  type Piece,
  type Placement,
  pieceOf,
  placementAt,
  withPlacement,
} from './piece.ts';
import { DEFAULT_SETTINGS, type PracticeSettings, withChange } from './settings.ts';
import { TAP_PAUSE, tappedTempo, withTap } from './tap-tempo.ts';
import { tempoAfterBar, withSilentBars } from './trainer/bars.ts';

export interface PracticeContext {
  settings: PracticeSettings;
  /** What these settings play. */
  piece: Piece;
  /** The section in which Play begins. */
  start: number;
  /** What is on the bars since Play; empty while stopped. */
  placements: readonly Placement[];
  /** The bar since Play that is heard; `null` before the first. */
  bar: number | null;
  /** The tempo that the trainer has reached, in counts a minute; `null` while it is the one set. */
  rampedTempo: number | null;
  /** The times of the last taps in seconds. */
  taps: readonly number[];
  /** Why the band could not play; `null` after the next try. */
  failure: string | null;
}

export type PracticeEvent =
  | { type: 'settings.change'; change: Partial<PracticeSettings> }
  /** The settings of the address or of the last visit. */
  | { type: 'settings.restore'; settings: PracticeSettings }
  /** @param time seconds */
  | { type: 'tempo.tap'; time: number }
  | { type: 'section.choose'; section: number }
  | { type: 'play.toggle' }
  /** A change was placed on the bars since Play. */
  | { type: 'piece.placed'; placement: Placement }
  | Raised
  | BandEvent;

/** What a change of settings means for a playing band. */
type Raised =
  /** Other music, from the next bar line on. */
  | { type: 'music.changed'; to?: number }
  /** The same music with other notes, at once. */
  | { type: 'notes.changed' }
  | { type: 'tempo.changed' }
  | { type: 'mixer.changed' };

/** The tempo that is heard, or would be, in counts a minute. */
export function tempoOf({ rampedTempo, settings }: PracticeContext): number {
  return rampedTempo ?? settings.tempo;
}

/** What sounds in a bar since Play; `null` after the end, and while stopped. */
export function soundingBar(
  { placements, settings }: PracticeContext,
  bar: number,
): LiveBar | null {
  return heardBars(placements, settings)(bar);
}

/** The bars that are heard; which of them the trainer silences depends on the take. */
function heardBars(placements: readonly Placement[], { trainer, take }: PracticeSettings): BarAt {
  return withSilentBars(barsOf(placements), trainer.silent, take);
}

/** The settings of which each means other music: those of the piece, and what of it is repeated. */
const PIECE = ['rhythm', 'song', 'key', 'changes', 'take', 'length'] as const;
const MUSIC = [...PIECE, 'section'] as const;

const differ = (
  names: readonly (keyof PracticeSettings)[],
  a: PracticeSettings,
  b: PracticeSettings,
) => names.some((name) => a[name] !== b[name]);

/** The part of the context that follows from the settings. */
function settled(settings: PracticeSettings, before?: PracticeContext) {
  const isSamePiece =
    before !== undefined && !differ([...PIECE, 'lanes'], settings, before.settings);
  const piece = isSamePiece ? before.piece : pieceOf(settings);
  const sections = piece.sections.length;
  return {
    // A section that the song does not have is not repeated.
    settings: (settings.section ?? 0) < sections ? settings : { ...settings, section: null },
    piece,
    start: Math.min(before?.start ?? 0, Math.max(0, sections - 1)),
  };
}

/**
 * The flow of the Practice page: what is set, and whether the band plays it. The view provides the band.
 * Emits `settings.changed` after each change by the player.
 */
export const practiceMachine = setup({
  types: {
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
    emitted: {} as { type: 'settings.changed'; settings: PracticeSettings },
  },
  actors: {
    band: fromCallback<BandCommand, BandInput>(() => {
      throw new Error('the view provides the band');
    }),
  },
  actions: {
    restore: assign(({ context }, settings: PracticeSettings) => settled(settings, context)),
    change: enqueueActions(({ context, enqueue }, change: Partial<PracticeSettings>) => {
      const before = context.settings;
      const next = settled(withChange(before, change), context);
      const { settings } = next;
      const isNewTempo = settings.tempo !== before.tempo || change.tempo !== undefined;
      enqueue.assign({ ...next, rampedTempo: isNewTempo ? null : context.rampedTempo });
      if (differ(MUSIC, settings, before)) enqueue.raise({ type: 'music.changed' });
      else if (differ(['lanes', 'trainer'], settings, before)) {
        enqueue.raise({ type: 'notes.changed' });
      }
      if (isNewTempo) enqueue.raise({ type: 'tempo.changed' });
      if (settings.mixer !== before.mixer) enqueue.raise({ type: 'mixer.changed' });
      enqueue.emit({ type: 'settings.changed', settings });
    }),
    open: assign(({ context: { piece, start, settings } }) => ({
      placements: [opening(piece, start, settings.section)],
      bar: null,
      rampedTempo: null,
      failure: null,
    })),
    close: assign({ placements: [], bar: null, rampedTempo: null }),
    playMusic: sendTo('band', ({ context, self }, to: number | undefined) => ({
      type: 'bars.changed',
      make: (from: number) => {
        const { placements, piece, settings } = context;
        const last = placementAt(placements, from);
        const placement = follow(last, from, { piece, section: settings.section, to });
        self.send({ type: 'piece.placed', placement });
        return heardBars([...placements, placement], settings);
      },
    })),
    /** The last placement has the piece with the new notes. */
    renew: assign({
      placements: ({ context: { placements, piece } }) =>
        placements.map((each, index) =>
          index === placements.length - 1 ? { ...each, piece } : each,
        ),
    }),
    playNotes: sendTo('band', ({ context }) => ({
      type: 'bars.replaced',
      barAt: heardBars(context.placements, context.settings),
    })),
    playTempo: sendTo('band', ({ context }) => ({ type: 'tempo.changed', bpm: tempoOf(context) })),
    playMixer: sendTo('band', ({ context }) => ({
      type: 'mixer.changed',
      mixer: context.settings.mixer,
    })),
    enterBar: enqueueActions(({ context, enqueue }, bar: number) => {
      const tempo = tempoOf(context);
      const next = tempoAfterBar(context.settings.trainer.ramp, bar, tempo);
      enqueue.assign({ bar });
      if (next === tempo) return;
      enqueue.assign({ rampedTempo: next });
      enqueue.raise({ type: 'tempo.changed' });
    }),
  },
}).createMachine({
  id: 'practice',
  context: {
    ...settled(DEFAULT_SETTINGS),
    placements: [],
    bar: null,
    rampedTempo: null,
    taps: [],
    failure: null,
  },
  type: 'parallel',
  states: {
    settings: {
      on: {
        'settings.restore': {
          actions: { type: 'restore', params: ({ event }) => event.settings },
        },
        'settings.change': { actions: { type: 'change', params: ({ event }) => event.change } },
      },
    },
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
    transport: {
      initial: 'stopped',
      states: {
        stopped: {
          on: {
            'play.toggle': { target: 'running', actions: 'open' },
            'section.choose': { actions: assign({ start: ({ event }) => event.section }) },
          },
        },
        running: {
          invoke: {
            id: 'band',
            src: 'band',
            input: ({ context }) => ({
              barAt: heardBars(context.placements, context.settings),
              bpm: context.settings.tempo,
              countIn: context.settings.countIn,
              mixer: context.settings.mixer,
            }),
          },
          exit: 'close',
          initial: 'preparing',
          states: {
            /** Nothing is heard yet. */
            preparing: { on: { 'playback.started': 'playing' } },
            playing: {},
          },
          on: {
            'play.toggle': 'stopped',
            'playback.ended': 'stopped',
            'playback.failed': {
              target: 'stopped',
              actions: assign({ failure: ({ event }) => event.reason }),
            },
            'bar.started': { actions: { type: 'enterBar', params: ({ event }) => event.bar } },
            'section.choose': [
              {
                guard: ({ context }) => context.settings.section !== null,
                actions: raise(({ event }) => ({
                  type: 'settings.change',
                  change: { section: event.section },
                })),
              },
              { actions: raise(({ event }) => ({ type: 'music.changed', to: event.section })) },
            ],
            'piece.placed': {
              actions: assign({
                placements: ({ context, event }) =>
                  withPlacement(context.placements, event.placement, context.bar ?? 0),
              }),
            },
            'music.changed': {
              actions: { type: 'playMusic', params: ({ event }) => event.to },
            },
            'notes.changed': { actions: ['renew', 'playNotes'] },
            'tempo.changed': { actions: 'playTempo' },
            'mixer.changed': { actions: 'playMixer' },
          },
        },
      },
    },
  },
});
