import { BEATS } from '#audio/music/chart/chart.ts';

/** A note or stroke in a line of music, including the dashes that extend it. */
export interface LineEvent {
  /** The text of its cell. */
  symbol: string;
  /** Beats from the start of the line. */
  beat: number;
  /** Length in beats, up to the next event or rest. */
  beats: number;
  /** Length of one cell of its bar in beats: 0.5 in a bar of eight cells, 0.25 in one of sixteen. */
  cell: number;
}

/**
 * Parses a line of music. Bars are separated by `|` and divided evenly into cells: eight cells are eighths, sixteen are
 * sixteenths. `.` is a rest; `-` extends the previous event, even across a bar line.
 *
 * Cells are single characters (`Mmmm MmHm`; spaces are ignored) or `words` (`A4 - C5 .`).
 */
export function readLine(line: string, cells: 'characters' | 'words' = 'characters'): LineEvent[] {
  const events: LineEvent[] = [];
  let sounding: LineEvent | undefined;
  for (const [bar, content] of line.split('|').entries()) {
    const symbols =
      cells === 'words' ? content.trim().split(/\s+/) : [...content.replaceAll(/\s/g, '')];
    const cell = BEATS / symbols.length;
    for (const [i, symbol] of symbols.entries()) {
      if (symbol === '-') {
        if (sounding) sounding.beats += cell;
      } else if (symbol === '.') {
        sounding = undefined;
      } else {
        sounding = { symbol, beat: bar * BEATS + i * cell, beats: cell, cell };
        events.push(sounding);
      }
    }
  }
  return events;
}

/** Repeats a line until it fills `count` bars; the last repetition may be cut off. */
export function repeated(line: string, count: number): string {
  const once = line.split('|');
  return Array.from({ length: count }, (_, bar) => once[bar % once.length]).join('|');
}
