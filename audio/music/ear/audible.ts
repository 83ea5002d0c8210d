import type { BandInstrument } from '#audio/music/instrument.ts';

/**
 * Players who are hard to hear in the band through a phone's loudspeaker, so no question may depend on them. A phone
 * hardly plays anything below 450 Hz. So only overtones of the bass remain, which are easily mistaken for the segunda;
 * and the requinto masks the segunda. tests/browser/ear.test.ts measures that the other players are audible.
 */
const LOST_ON_A_PHONE: readonly BandInstrument[] = ['segunda', 'bass'];

/** The players of a list who are audible in any mix. */
export function audiblePlayers<P extends BandInstrument>(
  players: readonly P[],
  phone: boolean,
): P[] {
  return players.filter((player) => !(phone && LOST_ON_A_PHONE.includes(player)));
}
