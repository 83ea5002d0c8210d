import { expect, test } from 'vitest';
import { SECTION_BARS } from '#audio/music/live/form.ts';
import { songForm } from '#audio/music/live/practice-music.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { SECTION_NAMES } from './answer-names.ts';
import { SONG_MAP } from './song-map.ts';

test('the song map is the whole song of the Practice page', () => {
  const { key } = SONG_BY_ID['la-ventana'];
  const { sections } = songForm({ song: 'la-ventana', key, take: 1, lanes: {} });
  expect(SONG_MAP.parts.map(({ name, bars }) => ({ name, bars }))).toEqual(
    sections.map(({ section, bars }) => ({ name: SECTION_NAMES[section], bars })),
  );
});

test('the song map says how many bars its examples have', () => {
  expect(SONG_MAP.example).toBe(SECTION_BARS);
});
