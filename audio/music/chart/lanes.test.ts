import { describe, expect, test } from 'vitest';
import { ORNAMENT } from '#audio/music/harmony/chord-line.ts';
import { midi } from '#audio/music/harmony/pitch.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { loopBars } from '#audio/music/live/practice-music.ts';
import { MUSIC } from '#tests/support/loop-music.ts';
import { type LaneCell, lanesOf } from './lanes.ts';

const BAR: LiveBar = {
  rhythm: 'derecho',
  key: 'Am',
  chords: [
    { beat: 0, name: 'Am' },
    { beat: 2, name: 'E7' },
  ],
  notes: [],
};
const TIMED = { late: 0, velocity: 0.7 };
const note = (
  instrument: 'requinto' | 'segunda' | 'bass',
  pitch: string,
  beat: number,
  beats = 0.5,
): LiveNote => ({ instrument, pitch: midi(pitch), beat, beats, ...TIMED });
const lane = (player: BandInstrument, notes: readonly LiveNote[], next?: LiveBar) =>
  lanesOf({ ...BAR, notes }, next)[player];
const kinds = (cells: readonly LaneCell[]) => cells.map(({ kind }) => kind);

describe('the lanes of a bar', () => {
  test('are those of the five players, silent ones included', () => {
    expect(Object.keys(lanesOf(BAR))).toEqual([...BAND]);
    expect(Object.values(lanesOf(BAR))).toEqual([[], [], [], [], []]);
  });

  test('show the martillo: macho, muted strokes, and the hembra on 4', () => {
    const { bongos } = lanesOf(loopBars(MUSIC, 1)[0] as LiveBar);
    expect(bongos.find(({ cell }) => cell === 12)).toMatchObject({ kind: 'hembra', label: 'H' });
    expect(bongos[0]).toMatchObject({ kind: 'macho', label: 'M', accent: true });
    expect(bongos[1]).toMatchObject({ cell: 2, kind: 'muted', accent: false, name: 'muted' });
    expect(bongos[0]?.name).toBe('macho, accented');
  });
});

describe('the bass', () => {
  test('is shown by chord tone', () => {
    const cells = lane('bass', [
      note('bass', 'A1', 0),
      note('bass', 'C2', 0.5),
      note('bass', 'E2', 1),
      note('bass', 'A2', 1.5),
      note('bass', 'E1', 2),
      note('bass', 'D2', 2.5),
      note('bass', 'E2', 3),
    ]);
    expect(cells.map(({ label }) => label)).toEqual(['R', '3', '5', '8', 'R', '7', '8']);
    expect(cells[0]).toMatchObject({ name: 'root', beats: 0.5 });
  });

  test('says that it slides into a note', () => {
    const slid = { ...note('bass', 'A1', 0), slideFrom: midi('F#1') } as LiveNote;
    expect(lane('bass', [slid])).toMatchObject([{ kind: 'root', name: 'root, slid into' }]);
  });

  test('names a note outside the chord', () => {
    expect(lane('bass', [note('bass', 'G1', 1)])).toMatchObject([{ kind: 'note', label: 'G' }]);
    expect(lane('bass', [note('bass', 'G#1', 1)])).toMatchObject([{ kind: 'note', label: 'G♯' }]);
  });

  test('pushes into the next chord with its root, across the bar line too', () => {
    const next = { ...BAR, chords: [{ beat: 0, name: 'F' }] };
    expect(kinds(lane('bass', [note('bass', 'F1', 3.5)], next))).toEqual(['root']);
    expect(kinds(lane('bass', [note('bass', 'F1', 3.5)]))).toEqual(['note']);
  });
});

describe('the segunda', () => {
  const strum = (beat: number, order: readonly number[], beats = 0.22): LiveNote[] =>
    ['C4', 'E4', 'A4'].map((pitch, i) => ({
      ...note('segunda', pitch, beat, beats),
      late: (order[i] ?? 0) * 0.009,
    }));

  test('strums down from the low string, up from the high one, and chops', () => {
    const notes = [
      ...strum(1, [0, 1, 2]),
      ...strum(1.5, [2, 1, 0]),
      ...strum(2.5, [2, 1, 0], 0.22 * 0.75),
    ];
    expect(lane('segunda', notes).map(({ cell, kind }) => [cell, kind])).toEqual([
      [4, 'strum-down'],
      [6, 'strum-up'],
      [10, 'chop'],
    ]);
  });

  test('slaps the damped strings', () => {
    expect(kinds(lane('segunda', strum(1, [0, 1, 2], 0.22 * 0.4)))).toEqual(['slap']);
  });

  test('plays low notes by chord tone', () => {
    const notes = [note('segunda', 'A2', 0), note('segunda', 'B2', 3)];
    expect(lane('segunda', notes).map(({ label }) => label)).toEqual(['R', '5']);
  });
});

describe('the requinto', () => {
  test('is a contour with the names of its notes', () => {
    const cells = lane('requinto', [note('requinto', 'A3', 0), note('requinto', 'C6', 1, 1)]);
    expect(cells).toMatchObject([
      { kind: 'note', label: 'A', height: 0 },
      { kind: 'note', label: 'C', height: 1, beats: 1 },
    ]);
  });

  test('names both notes of a double-stop', () => {
    const both = [note('requinto', 'C5', 2), note('requinto', 'G#5', 2)];
    expect(lane('requinto', both)).toMatchObject([
      { cell: 8, kind: 'double-stop', label: 'G♯', name: 'G♯ with C' },
    ]);
  });

  test('slides into a note without a cell of their own, even before the bar line', () => {
    const slid = [
      note('requinto', 'G5', 1 - 0.11, 0.11),
      note('requinto', 'A5', 1),
      note('requinto', 'G5', 4 - 0.11, 0.11),
    ];
    expect(lane('requinto', slid).map(({ cell, label }) => [cell, label])).toEqual([[4, 'A']]);
  });

  test('says which quick notes follow before the next one', () => {
    const [struck] = lane('requinto', [
      note('requinto', 'E5', 3.5, 0.4),
      note('requinto', 'D5', 3.9, ORNAMENT),
    ]);
    expect(struck?.name).toBe('E, then a quick D');
  });

  test('has the sixteenths of a tremolo, without the strokes between them', () => {
    const tremolo = Array.from({ length: 8 }, (_, i) =>
      note('requinto', 'A5', 2 + i / 8, ORNAMENT),
    );
    expect(lane('requinto', tremolo).map(({ cell, kind }) => [cell, kind])).toEqual([
      [8, 'note'],
      [9, 'note'],
      [10, 'note'],
      [11, 'note'],
    ]);
  });

  test('spells its notes in the key', () => {
    const flat = { ...BAR, key: 'Bbm' as const, notes: [note('requinto', 'C#5', 0)] };
    expect(lanesOf(flat).requinto[0]?.label).toBe('D♭');
  });
});

test('a note off the grid that is no slide belongs to the nearest cell', () => {
  expect(lane('bass', [note('bass', 'A1', 4 / 3)])[0]?.cell).toBe(5);
  expect(lane('bass', [note('bass', 'A1', 3.95)])[0]?.cell).toBe(15);
});
