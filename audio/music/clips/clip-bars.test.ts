import { describe, expect, test } from 'vitest';
import { lanesOf } from '#audio/music/chart/lanes.ts';
import { barsOfClip } from './clip-bars.ts';
import { CLIPS, clipById } from './clips.ts';

const barsOf = (id: string) => barsOfClip(clipById(id)) ?? [];
const chords = (id: string) => barsOf(id).map(({ chords: all }) => all.map(({ name }) => name));

const BACHATA = CLIPS.filter(({ example }) => example.kind !== 'groove');

describe('the bars of a clip', () => {
  test.each(BACHATA)('$id: every note of its score, at its time', (one) => {
    const { bpm, notes, bars } = one.score();
    const seconds = 60 / bpm;
    const live = barsOfClip(one) ?? [];
    expect(live).toHaveLength(bars + 1);
    const times = live
      .flatMap((bar, i) => bar.notes.map((note) => (4 * i + note.beat) * seconds + note.late))
      .toSorted((a, b) => a - b);
    expect(times).toHaveLength(notes.length);
    for (const [i, time] of times.entries()) expect(time).toBeCloseTo(notes[i]?.time ?? -1, 4);
  });

  test('have the chords of the song, and the closing chord', () => {
    expect(chords('band-derecho')).toEqual([['Am'], ['Dm'], ['E7'], ['Am'], ['Am']]);
    expect(chords('section-chorus')).toEqual([['Am'], ['G'], ['F'], ['E7'], ['Am']]);
  });

  test('change their rhythm with the section', () => {
    expect(barsOf('section-pre-chorus').map(({ rhythm }) => rhythm)).toEqual([
      ...['derecho', 'derecho', 'majao', 'majao', 'majao'],
    ]);
    expect(new Set(barsOf('section-mambo').map(({ section }) => section))).toEqual(
      new Set(['mambo']),
    );
    expect(barsOf('band-majao')[0]?.rhythm).toBe('majao');
  });

  test('have only the players of the clip', () => {
    for (const { guira, bongos, bass } of barsOf('solo-majao-guira').map((bar) => lanesOf(bar))) {
      expect(guira).not.toEqual([]);
      expect([...bongos, ...bass]).toEqual([]);
    }
  });

  test('are not told for other styles', () => {
    expect(barsOfClip(clipById('style-son'))).toBeNull();
  });
});
