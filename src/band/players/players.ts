import { BAND, type BandInstrument, STAGE } from '#audio/music/instrument.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';

/** A player of the band, as shown on screens. The drawing is `PlayerPicture`, by the same id. */
export interface Player {
  id: BandInstrument;
  name: string;
  /** The player's colour as a CSS value. */
  colour: string;
}

const playerOf = (id: BandInstrument): Player => ({
  id,
  name: INSTRUMENT_NAMES[id],
  colour: `var(--${id})`,
});

/** The players, in the order in which they are listed and numbered. */
export const PLAYERS: readonly Player[] = BAND.map(playerOf);

/** The players from the listener's left to the right, as on a stage. */
export const FROM_LEFT: readonly Player[] = BAND.toSorted((a, b) => STAGE[a] - STAGE[b]).map(
  playerOf,
);

/** The players in colours that are deep enough for the text on a projector. */
export const STAGE_PLAYERS: readonly Player[] = PLAYERS.map((player) => ({
  ...player,
  colour: `color-mix(in oklab, ${player.colour} 72%, var(--ink))`,
}));
