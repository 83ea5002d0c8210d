import { describe, expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { midi } from '#audio/music/harmony/pitch.ts';
import {
  BAND,
  isStruck,
  type PitchedInstrument,
  type StruckInstrument,
} from '#audio/music/instrument.ts';
import { closing, type Ending } from './closing.ts';
import type { WrittenNote } from './notation.ts';

/** Two bars that end on the tonic, A minor. */
const sheet = () => chart('Dm | E7', { written: 'Am' });

const struck = (instrument: StruckInstrument, beat = 0) =>
  ({ instrument, stroke: 'x', beat, velocity: 0.5 }) as unknown as WrittenNote;
const pitched = (instrument: PitchedInstrument, pitch: string, beat = 0): WrittenNote => ({
  instrument,
  pitch: midi(pitch),
  beat,
  beats: 1,
  velocity: 0.5,
});
const close = (notes: readonly WrittenNote[], ending: Ending = 'button') =>
  closing(notes, sheet(), ending);
const strokes = (notes: readonly WrittenNote[]) =>
  notes.flatMap((note) => ('stroke' in note ? [note.stroke] : []));
const pitches = (notes: readonly WrittenNote[]) =>
  notes.flatMap((note) => ('pitch' in note ? [note.pitch] : []));
const names = (...notes: string[]) => notes.map(midi);

describe('the closing chord', () => {
  test('is the first beat of the next section where the music runs on, by the rhythm section only', () => {
    const band = BAND.map((player) => (isStruck(player) ? struck(player) : pitched(player, 'A3')));
    const end = close([...band, pitched('voice', 'E4')], 'onward');
    expect(end.map(({ instrument }) => instrument).toSorted()).toEqual(
      BAND.filter((player) => player !== 'requinto').toSorted(),
    );
    for (const { beat } of end) expect(beat).toBe(8);
    expect(strokes(end)).toEqual(['down', 'macho']);
    expect(pitches(end)).toEqual(names('A1', 'A2'));
    expect(strokes(close([struck('guira')], 'onward'))).toEqual(['down']);
  });

  test('is played by the players of the passage only', () => {
    const notes = [struck('bongos'), pitched('bass', 'A1'), struck('bongos', 1)];
    expect(new Set(close(notes).map(({ instrument }) => instrument))).toEqual(
      new Set(['bongos', 'bass']),
    );
    expect(close(notes)).toHaveLength(2);
    expect(close([])).toEqual([]);
  });

  test.each([
    ['guira', 'down'],
    ['bongos', 'hembra'],
    ['tambora', 'open'],
    ['congas', 'open'],
    ['claves', 'hit'],
    ['campana', 'low'],
    ['maracas', 'shake'],
    ['cowbell', 'open'],
    ['wood-guiro', 'long'],
    ['drums', 'kick'],
  ] as const)('ends the %s on %s', (instrument, stroke) => {
    expect(close([struck(instrument)])).toEqual([{ instrument, stroke, beat: 8, velocity: 0.9 }]);
  });

  test('ends the güira on a scrape when it rings', () => {
    expect(strokes(close([struck('guira')], 'final'))).toEqual(['scrape']);
    expect(strokes(close([struck('bongos')], 'final'))).toEqual(['hembra']);
  });

  test('has its root in the bass, held longer when it rings', () => {
    const root = { instrument: 'bass', pitch: midi('A1'), beat: 8, velocity: 0.82 };
    expect(close([pitched('bass', 'E1')])).toEqual([{ ...root, beats: 1.75 }]);
    expect(close([pitched('bass', 'E1')], 'final')).toEqual([{ ...root, beats: 3 }]);
  });

  test('is strummed down in full by the segunda', () => {
    const strum = close([pitched('segunda', 'A3')]);
    expect(strum[0]).toMatchObject({ pitch: midi('A2'), beat: 8, beats: 1.75, velocity: 0.78 });
    expect(pitches(strum)).toHaveLength(5);
    expect(pitches(strum)).toEqual(pitches(strum).toSorted((a, b) => a - b));
    const gaps = strum.map((note) => ('after' in note && note.after ? note.after : 0));
    for (const [string, gap] of gaps.entries()) expect(gap).toBeCloseTo(string * 0.00738, 5);
  });

  test('is a double-stop in the requinto, or an arpeggio over a chord that rings', () => {
    const requinto = [pitched('requinto', 'E5')];
    expect(close(requinto).map(({ beat }) => beat)).toEqual([8, 8]);
    const arpeggio = close(requinto, 'final');
    expect(arpeggio.map(({ beat }) => beat)).toEqual([8, 8.25, 8.5, 8.75, 8.75]);
    expect(pitches(arpeggio).slice(0, 4)).toEqual(names('E4', 'A4', 'C5', 'E5'));
  });

  test.each([
    ['E4', 'E4'],
    ['G#4', 'A4'],
    ['B4', 'C5'],
    ['F4', 'E4'],
  ])('resolves a voice from %s to %s', (from, to) => {
    expect(pitches(close([pitched('voice', from)]))).toEqual(names(to));
  });

  test('resolves downwards where both neighbours are equally near', () => {
    // D is a whole tone above C and a whole tone below E.
    expect(pitches(close([pitched('voice', 'D5')]))).toEqual(names('C5'));
  });

  test('resolves the last notes of a voice only, and merges notes that meet', () => {
    const chords = [
      pitched('voice', 'C4', 0),
      pitched('voice', 'G#4', 4),
      pitched('voice', 'B4', 4),
      pitched('piano', 'G4', 6),
    ];
    const voice = close(chords).filter(({ instrument }) => instrument === 'voice');
    expect(pitches(voice)).toEqual(names('A4', 'C5'));
    const meeting = [pitched('voice', 'B4', 4), pitched('voice', 'C5', 4)];
    expect(pitches(close(meeting))).toEqual(names('C5'));
  });
});
