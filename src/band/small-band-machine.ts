import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { BarAt } from '#audio/engine/live/bars.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { BAND_COUNTS } from '#audio/music/tempo.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from './mixer.ts';
import { type BandCommand, type BandEvent, type BandInput, NOT_LOADED } from './session.ts';

/** The bars of a rhythm. */
export type MusicOf = (rhythm: RhythmType) => BarAt;

export interface SmallBandContext {
  rhythm: RhythmType;
  /** Who does not play. */
  out: readonly BandInstrument[];
  /** `null` before the first Play. */
  music: MusicOf | null;
  /** Why the band could not play; `null` after the next try. */
  failure: string | null;
}

export type SmallBandEvent =
  | { type: 'play.toggle' }
  | { type: 'rhythm.choose'; rhythm: RhythmType }
  | { type: 'player.toggle'; player: BandInstrument }
  /** Leaves one player alone; or brings everyone back, if they are alone already. */
  | { type: 'player.solo'; player: BandInstrument }
  | BandEvent;

function mixerOf({ out }: SmallBandContext): MixerState {
  return out.reduce((mixer, player) => withChannel(mixer, player, { mute: true }), INITIAL_MIXER);
}

function barsOf({ music, rhythm }: SmallBandContext): BarAt {
  if (!music) throw new Error('The music is not loaded');
  return music(rhythm);
}

/** A list with a value added at its end, or removed. */
function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}

/** Whether a player is the only one who plays. */
export function isAlone(out: readonly BandInstrument[], player: BandInstrument): boolean {
  return BAND.every((each) => out.includes(each) === (each !== player));
}

function allBut(player: BandInstrument): readonly BandInstrument[] {
  return BAND.filter((each) => each !== player);
}

/** A small band, as on the home page: Play, a rhythm, and five players who can be taken out. */
export const smallBandMachine = setup({
  types: {
    context: {} as SmallBandContext,
    events: {} as SmallBandEvent,
    input: {} as { rhythm: RhythmType },
  },
  actors: {
    music: fromPromise<MusicOf>(() => {
      throw new Error('the view provides the music');
    }),
    band: fromCallback<BandCommand, BandInput>(() => {
      throw new Error('the view provides the band');
    }),
  },
  actions: {
    toggle: assign({
      out: ({ context }, player: BandInstrument) => toggled(context.out, player),
    }),
    leaveAlone: assign({
      out: ({ context }, player: BandInstrument) =>
        isAlone(context.out, player) ? [] : allBut(player),
    }),
    playRhythm: sendTo('band', ({ context }) => {
      const bars = barsOf(context);
      return { type: 'bars.changed', make: () => bars };
    }),
    playMixer: sendTo('band', ({ context }) => ({
      type: 'mixer.changed',
      mixer: mixerOf(context),
    })),
  },
}).createMachine({
  id: 'smallBand',
  context: ({ input }) => ({ rhythm: input.rhythm, out: [], music: null, failure: null }),
  initial: 'stopped',
  on: {
    'rhythm.choose': { actions: assign({ rhythm: ({ event }) => event.rhythm }) },
    'player.toggle': { actions: { type: 'toggle', params: ({ event }) => event.player } },
    'player.solo': { actions: { type: 'leaveAlone', params: ({ event }) => event.player } },
  },
  states: {
    stopped: {
      on: {
        'play.toggle': [
          {
            guard: ({ context }) => context.music !== null,
            target: 'running',
            actions: assign({ failure: null }),
          },
          { target: 'loading', actions: assign({ failure: null }) },
        ],
      },
    },
    loading: {
      on: { 'play.toggle': 'stopped' },
      invoke: {
        src: 'music',
        onDone: {
          target: 'running',
          actions: assign(({ event }) => ({ music: event.output })),
        },
        onError: { target: 'stopped', actions: assign({ failure: NOT_LOADED }) },
      },
    },
    running: {
      invoke: {
        id: 'band',
        src: 'band',
        input: ({ context }) => ({
          barAt: barsOf(context),
          bpm: BAND_COUNTS,
          countIn: false,
          mixer: mixerOf(context),
        }),
      },
      initial: 'starting',
      states: {
        /** Nothing is heard yet. */
        starting: { on: { 'playback.started': 'playing' } },
        playing: {},
      },
      on: {
        'play.toggle': 'stopped',
        'playback.ended': 'stopped',
        'playback.failed': {
          target: 'stopped',
          actions: assign({ failure: ({ event }) => event.reason }),
        },
        'rhythm.choose': {
          actions: [assign({ rhythm: ({ event }) => event.rhythm }), 'playRhythm'],
        },
        'player.toggle': {
          actions: [{ type: 'toggle', params: ({ event }) => event.player }, 'playMixer'],
        },
        'player.solo': {
          actions: [{ type: 'leaveAlone', params: ({ event }) => event.player }, 'playMixer'],
        },
      },
    },
  },
});
