import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { RhythmPattern } from '#audio/music/rhythms.ts';
import { clampTempo } from '#audio/music/tempo.ts';
import { notProvided } from '#lib/not-provided.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';
import { placementAt, withPlacement } from '#src/practice/playing/piece.ts';
import type { RhythmChoice } from './model.ts';
import { barsOf, type ChoicePlacement, follow, isCountBar, NOTES } from './placement.ts';

interface RhythmContext {
  /** The slide's pattern. */
  own: RhythmPattern;
  choice: RhythmChoice;
  /** The placements on the bars since Play; empty while stopped. */
  placements: readonly ChoicePlacement[];
  /** The bar since Play that is playing; `null` before the first. */
  bar: number | null;
}

type RhythmEvent =
  | { type: 'play.toggle' }
  | { type: 'choice.change'; change: Partial<RhythmChoice> }
  /** A change was placed on the bars since Play. */
  | { type: 'notes.placed'; placement: ChoicePlacement }
  | BandEvent;

/** A click that keeps the class in time and does not cover its clapping. */
const CLICK_VOLUME = 0.7;

/** The placement that is playing or about to; on a silent slide, the settings. */
export function heardPlacement({ placements, bar, choice }: RhythmContext): ChoicePlacement {
  return placementAt(placements, bar ?? 0) ?? follow(undefined, 0, choice);
}

function mixerOf(context: RhythmContext): MixerState {
  const { mode, band, click } = context.choice;
  // The click is on before the count begins, so that its first beat is not cut off.
  const counts = context.placements.some((each) => isCountBar(each, context.bar ?? 0));
  const isClicking = mode === 'clap' && (click || counts);
  const mixer = withChannel(INITIAL_MIXER, 'guira', { solo: !band });
  return withChannel(mixer, 'click', { mute: !isClicking, volume: CLICK_VOLUME });
}

/** The flow of a rhythm slide. The view provides the band. */
export const rhythmMachine = setup({
  types: {
    context: {} as RhythmContext,
    events: {} as RhythmEvent,
    input: {} as Pick<RhythmContext, 'own' | 'choice'>,
  },
  actors: {
    band: fromCallback<BandCommand, BandInput>(notProvided),
  },
  actions: {
    open: assign(({ context: { choice } }) => ({ placements: [follow(undefined, 0, choice)] })),
    close: assign({ placements: [], bar: null }),
    change: assign(({ context }, change: Partial<RhythmChoice>) => {
      const choice = { ...context.choice, ...change };
      return { choice: { ...choice, tempo: clampTempo(choice.tempo) } };
    }),
    playChange: enqueueActions(({ context, enqueue, self }, change: Partial<RhythmChoice>) => {
      if (change.tempo !== undefined) {
        enqueue.sendTo('band', { type: 'tempo.changed', bpm: context.choice.tempo });
      }
      if (NOTES.some((name) => name in change)) {
        const make = (from: number) => {
          const { placements, own, choice } = context;
          const placement = follow(placementAt(placements, from), from, choice);
          self.send({ type: 'notes.placed', placement });
          return barsOf(placement, own);
        };
        enqueue.sendTo('band', { type: 'bars.changed', make });
      }
    }),
    playMixer: sendTo('band', ({ context }) => ({
      type: 'mixer.changed',
      mixer: mixerOf(context),
    })),
  },
}).createMachine({
  id: 'rhythm',
  context: ({ input }) => ({ ...input, placements: [], bar: null }),
  initial: 'stopped',
  states: {
    stopped: {
      on: {
        'play.toggle': { target: 'running', actions: 'open' },
        'choice.change': {
          actions: { type: 'change', params: ({ event }) => event.change },
        },
      },
    },
    running: {
      invoke: {
        id: 'band',
        src: 'band',
        input: ({ context }) => ({
          barAt: barsOf(heardPlacement(context), context.own),
          bpm: context.choice.tempo,
          countIn: context.choice.mode === 'clap',
          mixer: mixerOf(context),
        }),
      },
      exit: 'close',
      on: {
        'play.toggle': 'stopped',
        'choice.change': {
          actions: [
            { type: 'change', params: ({ event }) => event.change },
            { type: 'playChange', params: ({ event }) => event.change },
            'playMixer',
          ],
        },
        'notes.placed': {
          actions: [
            assign({
              placements: ({ context, event }) =>
                withPlacement(context.placements, event.placement, context.bar ?? 0),
            }),
            'playMixer',
          ],
        },
        'bar.started': {
          // The click ends with the count.
          actions: [assign({ bar: ({ event }) => event.bar }), 'playMixer'],
        },
        'playback.ended': 'stopped',
      },
    },
  },
});
