/** A lesson, a quiz or a player's stop on the road, by its ids. */
export type StopId =
  | { kind: 'lesson' | 'quiz'; section: string; id: string }
  | { kind: 'band'; id: string };

/** The name of a stop on the road, which is stored: 'lesson_music_rhythm', 'band_bass'. */
export const stopName = (stop: StopId): string =>
  stop.kind === 'band' ? `band_${stop.id}` : `${stop.kind}_${stop.section}_${stop.id}`;
