import { assign, enqueueActions, fromCallback, not, raise, sendTo, setup } from 'xstate';
import type { BarAt } from '#audio/engine/live/bars.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';
import { afterMixer, isWhole, type Pass, passFrom } from './pass.ts';
import {
  barsOf,
  follow,
  MUSIC,
  opening,
  type Piece,
  type Placement,
  placementAt,
  sectionsOf,
  withPlacement,
} from './piece.ts';
import type { PieceWritten } from './piece-writer.ts';
import { DEFAULT_SETTINGS, type PracticeSettings, withChange } from './settings.ts';
import { TAP_PAUSE, tappedTempo, withTap } from './tap-tempo.ts';
import { tempoAfterBar, withSilentBars } from './trainer/bars.ts';

export interface PracticeContext {
  settings: PracticeSettings;
  /** The piece that is played: the one of `written`. The piece of other settings takes its place once it is written. */
  piece: Piece;
  written: PracticeSettings;
  /** The section in which Play begins. */
  start: number;
  /** The placements on the bars since Play; empty while stopped. */
  placements: readonly Placement[];
  /** The bar since Play that is heard; `null` before the first. */
  bar: number | null;
  /** The pass through the loop or the song that is heard; `null` if it did not begin at its beginning. */
  pass: Pass | null;
  /** The tempo that the trainer has reached, in counts a minute; `null` while it is the one set. */
  rampedTempo: number | null;
  /** The tempo that the trainer has set from the next bar line on; `null` if it does not change. */
  nextTempo: number | null;
  /** The tempo that the trainer had reached when the band stopped; `null` if it had not raised it, and from the next Play on. */
  reached: number | null;
  /** The times of the last taps in seconds. */
  taps: readonly number[];
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
  | PieceWritten
  | Raised
  | BandEvent;

/** The effect of a change of settings on a playing band. */
type Raised =
  /** The piece has to be written again. */
  | { type: 'piece.outdated' }
  /** Another piece or place in it, from the next bar line on. @param to the section to jump to */
  | { type: 'course.changed'; to?: number }
  /** The same piece with other notes, at once. */
  | { type: 'notes.changed' }
  | { type: 'tempo.changed' }
  | { type: 'mixer.changed' };

/** The tempo that is heard, or would be, in counts a minute. */
export function tempoOf({ rampedTempo, settings }: PracticeContext): number {
  return rampedTempo ?? settings.tempo;
}

/** The placement in a bar since Play; `null` after the end, and while stopped. */
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

const differ = (
  names: readonly (keyof PracticeSettings)[],
  a: PracticeSettings,
  b: PracticeSettings,
) => names.some((name) => a[name] !== b[name]);

/** Whether two settings have different pieces. */
const differInPiece = (a: PracticeSettings, b: PracticeSettings) =>
  differ([...MUSIC, 'lanes'], a, b);

/** Whether the piece is that of the settings. */
const isWritten = ({ settings, written }: PracticeContext) => !differInPiece(settings, written);

/** The part of the context that follows from the settings. */
function settled(settings: PracticeSettings, start: number) {
  const sections = sectionsOf(settings).length;
  return {
    // A section that the song does not have is not repeated.
    settings: (settings.section ?? 0) < sections ? settings : { ...settings, section: null },
    start: Math.min(start, Math.max(0, sections - 1)),
  };
}

/**
 * The flow of the Practice page: what is set, and whether the band plays it. The view provides the band.
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
    writer: fromCallback<{ type: never }, PracticeSettings>(() => {
      throw new Error('the view provides the writer');
    }),
    band: fromCallback<BandCommand, BandInput>(() => {
      throw new Error('the view provides the band');
    }),
  },
  guards: {
    isWritten: ({ context }) => isWritten(context),
    /** Whether the band has got music. */
    hasMusic: ({ context }) => context.placements.length > 0,
  },
  actions: {
    restore: enqueueActions(({ context, enqueue }, restored: PracticeSettings) => {
      const next = settled(restored, context.start);
      enqueue.assign(next);
      if (differInPiece(next.settings, context.settings)) enqueue.raise({ type: 'piece.outdated' });
    }),
    change: enqueueActions(({ context, enqueue }, change: Partial<PracticeSettings>) => {
      const before = context.settings;
      const next = settled(withChange(before, change), context.start);
      const { settings } = next;
      const isNewTempo = settings.tempo !== before.tempo || change.tempo !== undefined;
      enqueue.assign(
        isNewTempo ? { ...next, rampedTempo: null, nextTempo: null, reached: null } : next,
      );
      if (differInPiece(settings, before)) enqueue.raise({ type: 'piece.outdated' });
      // A new piece is placed by its section once it is written.
      if (settings.section !== before.section && !differ(MUSIC, settings, context.written)) {
        enqueue.raise({ type: 'course.changed' });
      }
      if (settings.trainer !== before.trainer) enqueue.raise({ type: 'notes.changed' });
      if (isNewTempo) enqueue.raise({ type: 'tempo.changed' });
      if (settings.mixer !== before.mixer) {
        enqueue.assign({ pass: afterMixer(context.pass, settings.mixer) });
        enqueue.raise({ type: 'mixer.changed' });
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
      placements: [opening(piece, start, settings.section)],
    })),
    chooseStart: assign((_, { section }: { section: number }) => ({ start: section })),
    close: assign(({ context }) => ({
      placements: [],
      bar: null,
      pass: null,
      rampedTempo: null,
      nextTempo: null,
      reached: context.rampedTempo,
    })),
    playCourse: sendTo('band', ({ context, self }, to: number | undefined) => ({
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
    playTempo: sendTo('band', ({ context }) => ({
      type: 'tempo.changed',
      bpm: context.nextTempo ?? tempoOf(context),
    })),
    playMixer: sendTo('band', ({ context }) => ({
      type: 'mixer.changed',
      mixer: context.settings.mixer,
    })),
    enterBar: enqueueActions(({ context, enqueue }, bar: number) => {
      const tempo = context.nextTempo ?? tempoOf(context);
      const next = tempoAfterBar(context.settings.trainer.ramp, bar, tempo);
      const changes = next !== tempo;
      enqueue.assign({
        bar,
        pass: passFrom(context, bar),
        rampedTempo: context.nextTempo ?? context.rampedTempo,
        nextTempo: changes ? next : null,
      });
      if (changes) enqueue.raise({ type: 'tempo.changed' });
    }),
    /** @param bar the first one after the pass */
    endPass: enqueueActions(({ context: { pass }, enqueue }, bar: number) => {
      if (isWhole(pass, bar)) enqueue.emit({ type: 'loop.played', without: pass.without });
    }),
    breakPass: assign({ pass: null }),
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({
    settings: DEFAULT_SETTINGS,
    piece: input.piece,
    written: DEFAULT_SETTINGS,
    start: 0,
    placements: [],
    bar: null,
    pass: null,
    rampedTempo: null,
    nextTempo: null,
    reached: null,
    taps: [],
  }),
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
    music: {
      initial: 'written',
      on: { 'piece.outdated': '.writing' },
      states: {
        written: {},
        /** The former piece goes on meanwhile. */
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
      states: {
        stopped: {
          on: {
            'play.toggle': [
              { guard: 'isWritten', target: 'running', actions: 'open' },
              // The band waits for the piece. Its sound loads meanwhile.
              { target: 'running' },
            ],
            'section.choose': { actions: { type: 'chooseStart', params: ({ event }) => event } },
          },
        },
        running: {
          invoke: {
            id: 'band',
            src: 'band',
            input: ({ context }) => ({
              barAt: isWritten(context) ? heardBars(context.placements, context.settings) : null,
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
            'section.choose': [
              {
                guard: not('hasMusic'),
                actions: { type: 'chooseStart', params: ({ event }) => event },
              },
              {
                guard: ({ context }) => context.settings.section !== null,
                actions: raise(({ event }) => ({
                  type: 'settings.change',
                  change: { section: event.section },
                })),
              },
              { actions: raise(({ event }) => ({ type: 'course.changed', to: event.section })) },
            ],
            'piece.placed': {
              actions: assign({
                placements: ({ context, event }) =>
                  withPlacement(context.placements, event.placement, context.bar ?? 0),
              }),
            },
            'course.changed': {
              guard: 'hasMusic',
              actions: ['breakPass', { type: 'playCourse', params: ({ event }) => event.to }],
            },
            'notes.changed': { guard: 'hasMusic', actions: ['renew', 'playNotes'] },
            'tempo.changed': { actions: 'playTempo' },
            'mixer.changed': { actions: 'playMixer' },
          },
        },
      },
    },
  },
});
