import { PLAYERS, type Player } from '#src/band/players.ts';

/** The players in colours that are deep enough for the text on a projector. */
export const STAGE_PLAYERS: readonly Player[] = PLAYERS.map((player) => ({
  ...player,
  colour: `color-mix(in oklab, ${player.colour} 72%, var(--ink))`,
}));
