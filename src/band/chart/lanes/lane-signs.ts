import type { LaneCell } from '#audio/music/chart/lanes.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';

export type Sign = Pick<LaneCell, 'kind' | 'label'> & { accent?: true };

/** The sign of each stroke of an own pattern, by the symbols of `LANE_STROKES`. */
export const LANE_SIGNS: Readonly<Record<BandInstrument, Readonly<Record<string, Sign>>>> = {
  guira: {
    d: { kind: 'down', label: '↓' },
    D: { kind: 'down', label: '↓', accent: true },
    u: { kind: 'up', label: '↑' },
    t: { kind: 'tap', label: '·' },
    s: { kind: 'scrape', label: '≋' },
  },
  bongos: {
    o: { kind: 'macho', label: 'M' },
    M: { kind: 'macho', label: 'M', accent: true },
    h: { kind: 'hembra', label: 'H' },
    H: { kind: 'hembra', label: 'H', accent: true },
    m: { kind: 'muted', label: '×' },
    S: { kind: 'slap', label: 'S' },
  },
  bass: {
    1: { kind: 'root', label: 'R' },
    5: { kind: 'fifth', label: '5' },
    8: { kind: 'octave', label: '8' },
    3: { kind: 'third', label: '3' },
  },
  segunda: {
    B: { kind: 'root', label: 'R' },
    b: { kind: 'fifth', label: '5' },
    d: { kind: 'strum-down', label: '↓' },
    u: { kind: 'strum-up', label: '↑' },
    c: { kind: 'chop', label: '×' },
    x: { kind: 'slap', label: 'S' },
  },
  // Notes of a scale, and the same as double stops.
  requinto: Object.fromEntries(
    [...'123456'].flatMap((label, place): [string, Sign][] => [
      [label, { kind: 'note', label }],
      ['abcdef'.charAt(place), { kind: 'double-stop', label }],
    ]),
  ),
};
