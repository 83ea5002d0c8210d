import { BEATS } from './chart.ts';

/** Something that begins in a line of music: a stroke, or a note with all that prolongs it. */
export interface Sign {
  /** What stands in the cell. */
  symbol: string;
  /** Beats from the start of the line. */
  beat: number;
  /** Beats until the next sign or rest. */
  beats: number;
  /** Beats one cell of its bar is worth: a half in a bar of eight cells, a quarter in one of sixteen. */
  cell: number;
}

/**
 * Reads a line of music: bars between `|`, each divided evenly among its cells, so that eight cells
 * are eighths and sixteen are sixteenths. `.` is a rest and `-` prolongs what is before it, across
 * the bar line too.
 *
 * Cells are single characters (`M m m m  M m H m`, spaces for the eye) or `words` (`A4 - C5 .`).
 */
export function readLine(line: string, cells: 'characters' | 'words' = 'characters'): Sign[] {
  const signs: Sign[] = [];
  let sounding: Sign | undefined;
  for (const [bar, content] of bars(line).entries()) {
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
        signs.push(sounding);
      }
    }
  }
  return signs;
}

/** The bars of a line, as they are written. */
export function bars(line: string): string[] {
  return line.split('|');
}

/** A line played over and over until it fills so many bars. */
export function repeated(line: string, count: number): string {
  const once = bars(line);
  return Array.from({ length: count }, (_, bar) => once[bar % once.length]).join('|');
}
