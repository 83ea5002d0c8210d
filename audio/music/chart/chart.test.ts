import { describe, expect, test } from 'vitest';
import { chord } from '#audio/music/harmony/harmony.ts';
import { pitchClassOf } from '#audio/music/harmony/pitch.ts';
import { chart, chordAt, scaleAt } from './chart.ts';

const chords = (changes: string, options: Parameters<typeof chart>[1]) =>
  chart(changes, options).changes.map(({ beat, chord: { root } }) => [beat, root]);
const root = (name: string) => chord(name).root;

describe('chord changes', () => {
  test('take a bar each, or share it evenly', () => {
    expect(chords('Am |F  G | C G Am Em ', { written: 'Am' })).toEqual([
      [0, root('Am')],
      [4, root('F')],
      [6, root('G')],
      [8, root('C')],
      [9, root('G')],
      [10, root('Am')],
      [11, root('Em')],
    ]);
  });

  test('are played once by default', () => {
    expect(chart('Am | F | G', { written: 'Am' }).bars).toBe(3);
  });

  test('repeat until they fill the bars, and are cut where they are longer', () => {
    expect(chords('Am | G', { written: 'Am', bars: 3 })).toEqual([
      [0, root('Am')],
      [4, root('G')],
      [8, root('Am')],
    ]);
    expect(chords('Am | G', { written: 'Am', bars: 1 })).toEqual([[0, root('Am')]]);
  });

  test('with an unknown chord are rejected', () => {
    expect(() => chart('Am | H', { written: 'Am' })).toThrow(RangeError);
  });
});

describe('a chart', () => {
  const sheet = () => chart('Am | F G | E7', { written: 'Am', key: 'Bm' });

  test('is transposed to the played key', () => {
    expect(sheet()).toMatchObject({ key: 'Bm', semitones: 2, bars: 3 });
    expect(chordAt(sheet(), 0)).toEqual(chord('Bm'));
    expect(chordAt(sheet(), 8)).toEqual(chord('F#7'));
    expect(chart('Am', { written: 'Am' })).toMatchObject({ key: 'Am', semitones: 0 });
  });

  test('has the chord of the latest change at every beat', () => {
    expect(chordAt(sheet(), 3.99)).toEqual(chord('Bm'));
    expect(chordAt(sheet(), 5.5)).toEqual(chord('G'));
    expect(chordAt(sheet(), 6)).toEqual(chord('A'));
  });

  test('has the chord that follows from its end on', () => {
    expect(chordAt(sheet(), 11.9)).toEqual(chord('F#7'));
    expect(chordAt(sheet(), 12)).toEqual(chord('Bm'));
    expect(chordAt(sheet(), 20)).toEqual(chord('Bm'));
  });

  test('ends on the tonic, or on its first chord when it loops', () => {
    const options = { written: 'Am', key: 'Bm' } as const;
    const home = chart('F | G', { ...options, after: 'home' });
    const loop = chart('F | G', { ...options, after: 'again' });
    expect(home.after).toEqual(chord('Bm'));
    expect(loop.after).toEqual(chord('G'));
    expect(chordAt(loop, 8)).toEqual(chord('G'));
  });

  test('leads to any chord where the music runs on', () => {
    const runsOn = chart('F | G', { written: 'Am', after: chord('E7') });
    expect(runsOn.after).toEqual(chord('E7'));
  });

  test('has the scale of each chord in the played key', () => {
    expect(scaleAt(sheet(), 9)).toContain(pitchClassOf('A#'));
    expect(scaleAt(sheet(), 9)).not.toContain(pitchClassOf('A'));
    expect(scaleAt(sheet(), 1)).toContain(pitchClassOf('A'));
  });
});
