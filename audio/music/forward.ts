/** What a player who is brought forward, and the others, are turned up or down by (gain). */
export const FORWARD = { player: 1.35, others: 0.4 } as const;
