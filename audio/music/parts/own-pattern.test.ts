import { describe, expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { pitchClass, pitchClassOf } from '#audio/music/harmony/pitch.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { ownPattern } from './own-pattern.ts';

const AM_DM = chart('Am | Dm', { written: 'Am' });
const own = (player: BandInstrument, cells: string) =>
  ownPattern(player, { cells: cells.padEnd(16, '.') }, AM_DM);
const pitchNames = (player: BandInstrument, cells: string) =>
  own(player, cells).map((note) => ('pitch' in note ? pitchClass(note.pitch) : null));
const lengths = (player: BandInstrument, cells: string) =>
  own(player, cells)
    .slice(0, 2)
    .map((note) => ('beats' in note ? note.beats : 0));

describe('a pattern of one’s own', () => {
  test('is repeated to the end of the chart, cell by cell', () => {
    const guira = own('guira', 'd..u');
    expect(guira).toMatchObject([
      { stroke: 'down', beat: 0 },
      { stroke: 'up', beat: 0.75 },
      { stroke: 'down', beat: 4 },
      { stroke: 'up', beat: 4.75 },
    ]);
  });

  test('longer than the chart is cut short', () => {
    const long = ownPattern('bongos', { cells: 'M...............'.repeat(8) }, AM_DM);
    expect(long.map(({ beat }) => beat)).toEqual([0, 4]);
  });

  test('follows the chords on the bass, even on the beat of a change', () => {
    expect(pitchNames('bass', '1...5...8...3...')).toEqual(
      ['A', 'E', 'A', 'C', 'D', 'A', 'D', 'F'].map(pitchClassOf),
    );
    expect(pitchNames('bass', '5')).toEqual(['E', 'A'].map(pitchClassOf));
    const [root, octave] = own('bass', '1...8...');
    expect(
      octave && root && 'pitch' in octave && 'pitch' in root && octave.pitch - root.pitch,
    ).toBe(12);
  });

  test('plays low notes, strums and chops on the segunda', () => {
    expect(pitchNames('segunda', 'B...b...')).toEqual(['A', 'E', 'D', 'A'].map(pitchClassOf));
    // A strum has two to four strings, more if it is harder.
    const strings = ['u', 'd', 'c'].map((stroke) => own('segunda', stroke).length);
    expect(strings).toEqual([4, 6, 8]);
  });

  test('plays chord tones and double-stops on the requinto', () => {
    const [first = 0, second = 0, third = 0] = own('requinto', '1.2.3.').map((note) =>
      'pitch' in note ? note.pitch : 0,
    );
    expect([first, second, third].map(pitchClass)).toEqual(['E', 'A', 'C'].map(pitchClassOf));
    expect(first < second && second < third).toBe(true);
    expect(own('requinto', 'c')).toHaveLength(4);
  });

  test('lets a note ring to the next one, but not for ever', () => {
    expect(lengths('bass', '1...5...')[0]).toBeCloseTo(0.92);
    expect(lengths('bass', '1')[0]).toBeCloseTo(1.5 * 0.92);
    expect(lengths('segunda', 'Bd')[0]).toBeCloseTo(0.25 * 0.9);
    expect(lengths('segunda', 'B')[0]).toBeCloseTo(0.5 * 0.9);
    expect(lengths('requinto', '1.2')[0]).toBeCloseTo(0.5 * 0.95);
    expect(lengths('requinto', '1')[0]).toBeCloseTo(0.95);
  });
});
