import { describe, expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { pitchClass, pitchClassOf } from '#audio/music/harmony/pitch.ts';
import { BAND, type Instrument } from '#audio/music/instrument.ts';
import { LA_VENTANA } from '#audio/music/songs/songs.ts';
import { arrangeRhythm, arrangeSection, play } from './arrangement.ts';
import type { WrittenNote } from './notation.ts';
import type { Score } from './score.ts';

const OPTIONS = { song: LA_VENTANA, bpm: 120, seed: 'test' } as const;
const by = ({ notes }: Score, instrument: Instrument) =>
  notes.filter((note) => note.instrument === instrument);
/** Pitch classes of the bass on the first beat of each bar. */
const roots = (score: Score) =>
  Array.from({ length: score.bars }, (_, bar) => {
    const start = (bar * 240) / score.bpm;
    const [note] = by(score, 'bass').filter(({ time }) => Math.abs(time - start) < 0.015);
    return note && 'pitch' in note ? pitchClass(note.pitch) : null;
  });

describe('a rhythm', () => {
  test('has four bars over the verse by default, played by the band of five', () => {
    const score = play(arrangeRhythm('derecho', OPTIONS), OPTIONS);
    expect(score).toMatchObject({ bars: 4, bpm: 120 });
    expect(roots(score)).toEqual(['A', 'D', 'E', 'A'].map(pitchClassOf));
    expect(new Set(score.notes.map(({ instrument }) => instrument))).toEqual(new Set(BAND));
  });

  test('is played softer in derecho than in majao', () => {
    const hembra = (type: 'derecho' | 'majao') => {
      const hits = arrangeRhythm(type, OPTIONS).notes.filter(
        (note) => 'stroke' in note && note.stroke === 'hembra' && note.accent && note.beat < 14,
      );
      return hits.reduce((sum, { velocity }) => sum + velocity, 0) / hits.length;
    };
    expect(hembra('majao') / hembra('derecho')).toBeGreaterThan(1.04);
    expect(hembra('majao') / hembra('derecho')).toBeLessThan(1.14);
  });
});

describe('a performance', () => {
  test('in another key is the same melody, transposed', () => {
    const pitches = (key: 'Am' | 'Bm') =>
      arrangeSection('verse', { ...OPTIONS, key }).notes.flatMap((note) =>
        note.instrument === 'voice' ? [note.pitch] : [],
      );
    expect(pitches('Bm')).toEqual(pitches('Am').map((pitch) => pitch + 2));
  });

  test('closes with those who play, if the arrangement has an ending', () => {
    const sheet = chart('Am', { written: 'Am' });
    const hit = { beat: 0, velocity: 0.5 };
    const notes: WrittenNote[] = [
      { instrument: 'guira', stroke: 'down', ...hit },
      { instrument: 'bongos', stroke: 'macho', ...hit },
    ];
    const performance = { bpm: 60, seed: 's' };
    const closed = play({ chart: sheet, notes, ending: 'button' }, performance);
    expect(closed.notes.map(({ instrument }) => instrument).toSorted()).toEqual([
      ...['bongos', 'bongos'],
      ...['guira', 'guira'],
    ]);
    expect(play({ chart: sheet, notes }, performance).notes).toHaveLength(2);
    const solo = play(
      { chart: sheet, notes, ending: 'button' },
      { ...performance, players: ['guira'] },
    );
    expect(solo.notes.map(({ instrument }) => instrument)).toEqual(['guira', 'guira']);
  });
});
