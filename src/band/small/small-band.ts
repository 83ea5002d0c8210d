import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';

export interface SmallBandSettings {
  rhythm: RhythmType;
  /** The players who are taken out. */
  out: readonly BandInstrument[];
}

export type SmallBandEvent =
  | { type: 'rhythm.choose'; rhythm: RhythmType }
  | { type: 'player.toggle'; player: BandInstrument }
  /** Leaves one player alone, or brings everyone back if that player is already alone. */
  | { type: 'player.solo'; player: BandInstrument };

/** The mixer of a small band: players who are out are muted. */
export function mixerOf(out: readonly BandInstrument[]): MixerState {
  return out.reduce((mixer, player) => withChannel(mixer, player, { mute: true }), INITIAL_MIXER);
}

/** Whether a player is the only audible one. */
export function isAlone(out: readonly BandInstrument[], player: BandInstrument): boolean {
  return BAND.every((each) => out.includes(each) === (each !== player));
}

/** Adds a value to the end of a list, or removes it from the list. */
function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}

/** The settings after an event: a reducer. */
export function afterSmallBandEvent(
  settings: SmallBandSettings,
  event: SmallBandEvent,
): SmallBandSettings {
  const { out } = settings;
  switch (event.type) {
    case 'rhythm.choose':
      return { ...settings, rhythm: event.rhythm };
    case 'player.toggle':
      return { ...settings, out: toggled(out, event.player) };
    case 'player.solo': {
      const others = BAND.filter((each) => each !== event.player);
      return { ...settings, out: isAlone(out, event.player) ? [] : others };
    }
  }
}
