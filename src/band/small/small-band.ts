import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';

/** The players who are taken out of a small band. */
export type Out = readonly BandInstrument[];

/** The mixer of a small band: players who are out are muted. */
export function mixerOf(out: Out): MixerState {
  return out.reduce((mixer, player) => withChannel(mixer, player, { mute: true }), INITIAL_MIXER);
}

/** Whether a player is the only audible one. */
export function isAlone(out: Out, player: BandInstrument): boolean {
  return BAND.every((each) => out.includes(each) === (each !== player));
}

/** Takes a player out, or brings the player back. */
export function toggled(out: Out, player: BandInstrument): Out {
  return out.includes(player) ? out.filter((each) => each !== player) : [...out, player];
}

/** Leaves one player alone, or brings everyone back if that player is already alone. */
export function soloed(out: Out, player: BandInstrument): Out {
  return isAlone(out, player) ? [] : BAND.filter((each) => each !== player);
}
