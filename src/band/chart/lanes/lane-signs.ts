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
  requinto: {
    1: { kind: 'note', label: '1' },
    2: { kind: 'note', label: '2' },
    3: { kind: 'note', label: '3' },
    4: { kind: 'note', label: '4' },
    5: { kind: 'note', label: '5' },
    6: { kind: 'note', label: '6' },
    a: { kind: 'double-stop', label: '1' },
    b: { kind: 'double-stop', label: '2' },
    c: { kind: 'double-stop', label: '3' },
    d: { kind: 'double-stop', label: '4' },
    e: { kind: 'double-stop', label: '5' },
    f: { kind: 'double-stop', label: '6' },
  },
};
