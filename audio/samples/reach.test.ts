import { expect, test } from 'vitest';
import { keysOf, type MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { loopBars, songForm } from '#audio/music/live/practice-music.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { SONG_BY_ID, type SongId } from '#audio/music/songs/songs.ts';
import { SPRITES } from './banks.ts';

/**
 * Maximum distance of a note from the nearest recording of its instrument, in semitones, when each song had three keys:
 * requinto C6 from E5, the segunda between its recordings, bass C#1, in a slide, from E1.
 */
const FURTHEST = { requinto: 8.01, segunda: 1.01, bass: 3.06 } as const;

const PITCHED = ['requinto', 'segunda', 'bass'] as const;
const SONGS = Object.keys(SONG_BY_ID) as SongId[];

/** The distance of each player's furthest note, including slides. */
function furthest(bars: readonly LiveBar[]): Record<(typeof PITCHED)[number], number> {
  const distances = PITCHED.map((player) => {
    const recorded = SPRITES[player].flatMap(({ slices }) => slices.map(({ midi }) => midi));
    const pitches = bars.flatMap(({ notes }) =>
      notes.flatMap((note) =>
        note.instrument === player && 'pitch' in note
          ? [note.pitch, note.slideFrom ?? note.pitch]
          : [],
      ),
    );
    const reach = (pitch: number) => Math.min(...recorded.map((midi) => Math.abs(midi - pitch)));
    return [player, Math.max(0, ...new Set(pitches.map(reach)))];
  });
  return Object.fromEntries(distances);
}

/** The song, and eight bars of every rhythm over all its changes. */
function music(song: SongId, key: MusicalKey, take: number): LiveBar[] {
  const how = { song, key, take, lanes: {} };
  const loops = RHYTHM_TYPES.flatMap((rhythm) =>
    (['verse', 'preChorus', 'chorus'] as const).flatMap((changes) =>
      loopBars({ ...how, rhythm, changes }, 8),
    ),
  );
  return [...songForm(how).bars, ...loops];
}

test.each(SONGS)('no note of %s in any key is further from a recording than ever', (song) => {
  const { key: written, keys: first } = SONG_BY_ID[song];
  const all = keysOf({ key: written });
  expect(new Set(all).size).toBe(12);
  expect(all).toEqual(expect.arrayContaining([...first]));
  for (const [take, key] of all.entries()) {
    const reached = furthest(music(song, key, take + 1));
    for (const player of PITCHED) {
      expect(reached[player], `${player} in ${key}`).toBeLessThanOrEqual(FURTHEST[player]);
    }
  }
});
