/** Gains of an emphasised player and of the others. */
export const EMPHASIS = { player: 1.35, others: 0.4 } as const;
