import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { type MixerState, mutedPlayers } from '#src/band/mixer.ts';
import { barIn, type PiecePlacement, placementAt } from './piece.ts';

/** A pass through the loop, the song or the repeated bars. */
export interface Pass {
  /** The bar since Play with which it began. */
  from: number;
  bars: number;
  /** The players who have been muted since then. */
  without: readonly BandInstrument[];
}

/** The muted players; none if the whole band is silent. */
function mutedIn(mixer: MixerState): readonly BandInstrument[] {
  const nobody = mutedPlayers(mixer).split(' ').length === BAND.length;
  return nobody ? [] : BAND.filter((player) => mixer[player].mute);
}

/** The pass that a bar since Play belongs to: a new one at the first bar of the repetition. */
export function passFrom(
  now: {
    placements: readonly PiecePlacement[];
    pass: Pass | null;
    settings: { mixer: MixerState };
  },
  bar: number,
): Pass | null {
  const placement = placementAt(now.placements, bar);
  if (!placement) return null;
  const { piece, range } = placement;
  const { from, bars } = range ?? { from: 0, bars: piece.bars.length };
  if (barIn(placement, bar) !== from) return now.pass;
  return { from: bar, bars, without: mutedIn(now.settings.mixer) };
}

/** A pass after a change of the mixer: an audible player was not muted all the time. */
export function afterMixer(pass: Pass | null, mixer: MixerState): Pass | null {
  const muted = mutedIn(mixer);
  return pass && { ...pass, without: pass.without.filter((player) => muted.includes(player)) };
}

/** Whether a pass has been played as a whole. @param bar the first bar since Play after it */
export const isWhole = (pass: Pass | null, bar: number): pass is Pass =>
  pass !== null && bar === pass.from + pass.bars;
