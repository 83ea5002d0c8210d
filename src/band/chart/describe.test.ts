import { expect, test } from 'vitest';
import type { LaneCell } from '#audio/music/chart/lanes.ts';
import { barName, describeLane } from './describe.ts';

const bar = { rhythm: 'majao', chords: [], notes: [] } as const;
const cell = (at: number, name: string): LaneCell => ({
  cell: at,
  kind: 'macho',
  accent: false,
  label: 'M',
  name,
});

test('a bar is named by its place, rhythm and chords', () => {
  expect(barName(bar, 0, 4)).toBe('Bar 1 of 4, majao');
  expect(barName({ ...bar, chords: [{ beat: 0, name: 'Am' }] }, 1, 4)).toBe(
    'Bar 2 of 4, majao, chord Am',
  );
  const chords = ['Am', 'F', 'G'].map((name, beat) => ({ beat, name }));
  expect(barName({ ...bar, chords, silent: true }, 3, 4)).toBe(
    'Bar 4 of 4, majao, chords Am, F and G, silent',
  );
});

test('a lane is read stroke by stroke, each with its count', () => {
  const cells = [cell(0, 'macho'), cell(2, 'muted'), cell(12, 'hembra, accented')];
  expect(describeLane('Bongos', cells, 5)).toBe(
    'Bongos. 5: macho; 5 and: muted; 8: hembra, accented.',
  );
  expect(describeLane('Requinto', [], 1)).toBe('Requinto: rests.');
});
