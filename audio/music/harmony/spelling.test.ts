import { majorKey, minorKey } from '@tonaljs/key';
import { expect, test } from 'vitest';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { chord, keysOf, type MusicalKey } from './harmony.ts';
import { pitchClassOf } from './pitch.ts';
import { chordName, keyName, noteName, printedName } from './spelling.ts';

test.each<[MusicalKey, string]>([
  ['Am', 'G#'],
  ['Dm', 'C#'],
  ['Fm', 'E'],
  ['Bbm', 'A'],
])('the leading tone of %s is %s', (key, name) => {
  expect(noteName(pitchClassOf(name), key)).toBe(name);
});

test('the notes of all 24 keys are spelled as theory books do', () => {
  for (const song of Object.values(SONG_BY_ID)) {
    for (const key of keysOf(song)) {
      const scale = key.endsWith('m')
        ? minorKey(key.slice(0, -1)).natural.scale
        : majorKey(key).scale;
      const spelled = scale.map((name) => noteName(pitchClassOf(name), key));
      expect(spelled, key).toEqual([...scale]);
    }
  }
});

test('a chord has the name that it is written with, in the key of its song', () => {
  for (const { key, intro, verse, preChorus, chorus } of Object.values(SONG_BY_ID)) {
    const names = [intro, verse, preChorus, chorus].flatMap(({ chords }) =>
      chords.match(/[^| ]+/g),
    );
    for (const name of names) {
      if (name) expect(chordName(chord(name), key)).toBe(name);
    }
  }
});

test('chords are transposed with flats in flat keys and sharps in sharp keys', () => {
  const over = (key: MusicalKey, up: number) =>
    ['Am', 'Dm', 'E7', 'G', 'F'].map((name) => chordName(chord(name, up), key));
  expect(over('Bm', 2)).toEqual(['Bm', 'Em', 'F#7', 'A', 'G']);
  expect(over('Bbm', 1)).toEqual(['Bbm', 'Ebm', 'F7', 'Ab', 'Gb']);
});

test('in print there are signs, not letters', () => {
  expect(['F#7', 'Bbm', 'Am', 'Bm7b5', 'B'].map(printedName)).toEqual([
    'F♯7',
    'B♭m',
    'Am',
    'Bm7♭5',
    'B',
  ]);
  expect((['Bbm', 'Db', 'F#m', 'C'] as const).map(keyName)).toEqual([
    'B♭ minor',
    'D♭ major',
    'F♯ minor',
    'C major',
  ]);
});
