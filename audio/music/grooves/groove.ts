import { type Chart, chart } from '#audio/music/chart/chart.ts';
import { type Register, writeChordLine } from '#audio/music/harmony/chord-line.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { PitchedInstrument, StruckInstrument } from '#audio/music/instrument.ts';
import { repeated } from '#audio/music/score/line.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import type { Arrangement } from '#audio/music/score/sections.ts';

interface Style {
  /** Usual range of its tempo in beats per minute; a beat is a quarter note. */
  tempo: readonly [number, number];
  /** Its percussion, by which it can be recognised alone. */
  percussion: readonly StruckInstrument[];
}

/** A style other than the bachata of the three rhythms. */
export interface Groove extends Style {
  /** Generates it in a key: `bars` bars and an ending. */
  write(key: MusicalKey, bars: number): Arrangement;
}

/** The chart of a groove, and what writes its lines, which repeat to the end. */
interface Sheet {
  chart: Chart;
  over(line: string): string;
  chordLine(instrument: PitchedInstrument, register: Register, line: string): WrittenNote[];
}

/** A groove over chord changes that are written in a key. */
export function grooveOf(
  { chords, key: written, ...style }: Style & { chords: string; key: MusicalKey },
  notesOf: (sheet: Sheet) => WrittenNote[],
): Groove {
  return {
    ...style,
    write(key, bars) {
      const sheet = chart(chords, { written, key, bars });
      const over = (line: string) => repeated(line, bars);
      const chordLine: Sheet['chordLine'] = (instrument, register, line) =>
        writeChordLine(over(line), { instrument, chart: sheet, register });
      return { chart: sheet, notes: notesOf({ chart: sheet, over, chordLine }), ending: 'button' };
    },
  };
}
