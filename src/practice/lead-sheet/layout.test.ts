import { describe, expect, test } from 'vitest';
import { FORM_BARS } from '#audio/music/live/form.ts';
import { SONG_IDS } from '#audio/music/songs/songs.ts';
import { chordsOf, pieceOf } from '#src/practice/playing/piece.ts';
import { DEFAULT_SETTINGS } from '#src/practice/settings/settings.ts';
import { linesOf, passOf, stretch } from './layout.ts';

const song = pieceOf({ ...DEFAULT_SETTINGS, length: 'form' });
const folded = linesOf(song, true);

describe('the lines of a song', () => {
  test('are twelve on a phone, each section once for all its passes', () => {
    expect(folded.map(({ cells }) => [cells[0]?.length, cells.length])).toEqual([
      ...[2, 4, 1, 2, 1, 2, 1, 2, 4, 2, 1].map((passes) => [passes, 4]),
      [1, 1],
    ]);
    expect(folded.filter(({ opens }) => opens)).toHaveLength(11);
    expect(folded.at(-1)).toMatchObject({ section: 10, cells: [[88]], ends: true, opens: false });
  });

  test.each(SONG_IDS)('show every bar of %s once, with its own chords', (id) => {
    const piece = pieceOf({ ...DEFAULT_SETTINGS, song: id, length: 'form' });
    for (const folds of [true, false]) {
      const cells = linesOf(piece, folds).flatMap((line) => line.cells);
      for (const bars of cells) {
        const chords = bars.map((bar) => piece.bars[bar] && chordsOf(piece.bars[bar]));
        expect(new Set(chords).size).toBe(1);
      }
      expect(cells.flat().toSorted((a, b) => a - b)).toEqual([...FORM_BARS.keys()]);
    }
  });

  test('know the pass of each of their bars', () => {
    const verse = folded[1];
    if (!verse) throw new Error('no verse');
    const passes = [7, 8, 11, 12, 23, 24].map((bar) => passOf(verse, bar));
    expect(passes).toEqual([null, 0, 0, 1, 3, null]);
    const outro = folded.at(-2);
    expect(outro && [87, 88].map((bar) => passOf(outro, bar))).toEqual([0, null]);
  });

  test('are not folded where the passes have other chords', () => {
    const [first, ...rest] = song.bars;
    const other = { ...first, chords: [{ beat: 0, name: 'F' }] } as typeof first;
    const lines = linesOf({ ...song, bars: [other, ...rest] as typeof rest }, true);
    expect(lines.filter(({ section }) => section === 0)).toHaveLength(2);
  });
});

describe('the bars from one cell to another', () => {
  test('are in the pass that is near', () => {
    expect(stretch([8, 12, 16, 20], [10, 14, 18, 22], 17)).toEqual({ from: 16, bars: 3 });
    expect(stretch([8, 12, 16, 20], [10, 14, 18, 22], 0)).toEqual({ from: 8, bars: 3 });
  });

  test('go from the last pass of a line to the first of the next one, in either direction', () => {
    expect(stretch([10, 14, 18, 22], [25], 0)).toEqual({ from: 22, bars: 4 });
    expect(stretch([28, 32], [26], 0)).toEqual({ from: 26, bars: 3 });
    expect(stretch([5], [5], 80)).toEqual({ from: 5, bars: 1 });
  });
});
