import { describe, expect, test } from 'vitest';
import { chart, chordAt, scaleAt } from '#audio/music/chart/chart.ts';
import { keysOf, type MusicalKey, semitonesBetween } from '#audio/music/harmony/harmony.ts';
import { pitchClass } from '#audio/music/harmony/pitch.ts';
import { REQUINTO_REGISTER } from '#audio/music/parts/requinto.ts';
import { arrangeSection } from '#audio/music/score/arrangement.ts';
import { melody } from '#audio/music/score/sections.ts';
import { SONG_BY_ID, type Song, type Strain } from './songs.ts';

const SONGS = Object.values(SONG_BY_ID);

const strains = ({ intro, verse, preChorus, chorus }: Song): Strain[] => [
  intro,
  verse,
  preChorus,
  chorus,
  { ...chorus, melody: chorus.answer },
];

const sung = (line: string, semitones = 0) =>
  melody(line, { instrument: 'voice', semitones, velocity: 0.7 }).flatMap((note) =>
    'pitch' in note ? [note] : [],
  );

test('there are two songs in minor and two in major, in several keys and over several progressions', () => {
  expect(SONGS.filter(({ key }) => key.endsWith('m'))).toHaveLength(2);
  expect(SONGS.filter(({ key }) => !key.endsWith('m'))).toHaveLength(2);
  for (const { keys } of SONGS) expect(new Set(keys).size).toBeGreaterThanOrEqual(2);
  const progressions = SONGS.flatMap((song) => [song.verse.chords, song.chorus.chords]);
  expect(new Set(progressions).size).toBeGreaterThanOrEqual(6);
});

describe.each(SONGS.map((song) => [song.title, song] as const))('%s', (_, song) => {
  test('has four bars in every strain, and eight cells in each of its melody', () => {
    for (const { chords, melody: line } of strains(song)) {
      expect(chords.split('|')).toHaveLength(4);
      expect(line.split('|')).toHaveLength(4);
      for (const bar of line.split('|')) expect(bar.trim().split(/\s+/)).toHaveLength(8);
    }
  });

  test('has chord tones on counts 1 and 3 of its melodies', () => {
    for (const { chords, melody: line } of strains(song)) {
      const sheet = chart(chords, { written: song.key });
      for (const { beat, pitch } of sung(line).filter((note) => note.beat % 2 === 0)) {
        expect({ beat, fits: chordAt(sheet, beat).tones.includes(pitchClass(pitch)) }).toEqual({
          beat,
          fits: true,
        });
      }
    }
  });

  test('uses only notes of the scale of key and chord', () => {
    for (const { chords, melody: line } of strains(song)) {
      const sheet = chart(chords, { written: song.key });
      for (const { beat, pitch } of sung(line)) {
        expect(scaleAt(sheet, beat), `beat ${beat}`).toContain(pitchClass(pitch));
      }
    }
  });

  test('leaves counts 3 and 4 of every second bar free for an answer', () => {
    for (const { melody: line } of [song.verse, song.preChorus, song.chorus]) {
      for (const { beat, beats } of sung(line)) {
        expect((beat % 8) + beats).toBeLessThanOrEqual(6);
      }
    }
  });

  test('has the backing vocals answer only there', () => {
    for (const { beat } of sung(song.chorus.answer)) expect(beat % 8).toBeGreaterThanOrEqual(6);
  });

  test('stays in range in every key', () => {
    for (const key of song.keys) {
      const { semitones } = chart('C', { written: song.key, key });
      for (const { melody: line } of strains(song).slice(1)) {
        for (const { pitch } of sung(line, semitones)) {
          expect(pitch).toBeGreaterThanOrEqual(57);
          expect(pitch).toBeLessThanOrEqual(76);
        }
      }
      for (const { pitch } of sung(song.intro.melody, semitones)) {
        expect(pitch).toBeGreaterThanOrEqual(REQUINTO_REGISTER[0]);
        expect(pitch).toBeLessThanOrEqual(REQUINTO_REGISTER[1]);
      }
    }
  });

  test('has its intro in the range of the requinto in all twelve keys, whole and in the same shape', () => {
    const intro = (key: MusicalKey) =>
      arrangeSection('intro', { song, key, seed: 'x' })
        .notes.filter(({ instrument }) => instrument === 'requinto')
        .flatMap((note) => ('pitch' in note && note.beat < 8 ? note.pitch : []));
    const written = intro(song.key);
    for (const key of keysOf(song)) {
      const moved = intro(key);
      const steps = (pitches: number[]) => pitches.map((pitch) => pitch - (pitches[0] ?? 0));
      expect(steps(moved), key).toEqual(steps(written));
      expect(Math.min(...moved)).toBeGreaterThanOrEqual(REQUINTO_REGISTER[0]);
      expect(Math.max(...moved)).toBeLessThanOrEqual(REQUINTO_REGISTER[1]);
      const up = (moved[0] ?? 0) - (written[0] ?? 0);
      const wanted = semitonesBetween(song.key, key);
      expect(song.keys.includes(key) ? [0] : [0, -12]).toContain(up - wanted);
    }
  });

  test('ends its chorus on the dominant', () => {
    const sheet = chart(song.chorus.chords, { written: song.key });
    expect(pitchClass(chordAt(sheet, 15).root - sheet.after.root)).toBe(7);
  });
});
