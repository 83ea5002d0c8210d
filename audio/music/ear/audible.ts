import type { BandInstrument } from '#audio/music/instrument.ts';

/**
 * Players who are hard to hear among others through the loudspeaker of a phone, so that no question depends on
 * them. A phone plays hardly anything below 450 Hz, and so of the bass only overtones, which are easily taken
 * for the segunda; and the segunda itself is covered by the requinto. tests/browser/ear.test.ts measures that
 * the others are audible.
 */
const LOST_ON_A_PHONE: readonly BandInstrument[] = ['segunda', 'bass'];

/** The players among these whose presence can be heard in any mix. */
export function audiblePlayers<P extends BandInstrument>(
  players: readonly P[],
  phone: boolean,
): P[] {
  return players.filter((player) => !(phone && LOST_ON_A_PHONE.includes(player)));
}
