import type { PracticeMusic } from '#audio/music/live/practice-music.ts';

/** Music of the practice page: derecho over the verse of a song in A minor. */
export const MUSIC: PracticeMusic = {
  song: 'la-ventana',
  key: 'Am',
  changes: 'verse',
  rhythm: 'derecho',
  take: 0,
  lanes: {},
};
