import type { BandInstrument } from '#audio/music/instrument.ts';

/**
 * The players whom nobody is asked to hear among others through the loudspeaker of a phone. It plays hardly
 * anything below 450 Hz, and so of the bass only overtones, which are easily taken for the segunda; and the
 * segunda itself is covered by the requinto. tests/browser/ear.test.ts measures that the others are heard.
 */
const LOST_ON_A_PHONE: readonly BandInstrument[] = ['segunda', 'bass'];

/** The players among these whose presence can be heard in any mix. */
export function tellable<P extends BandInstrument>(players: readonly P[], phone: boolean): P[] {
  return players.filter((player) => !(phone && LOST_ON_A_PHONE.includes(player)));
}
