import type { Key } from '#audio/music/harmony.ts';
import type { StruckInstrument } from '#audio/music/instrument.ts';
import type { Sheet } from '#audio/music/sections.ts';

/** A style that is not bachata. */
export interface Groove {
  /** Its usual tempo, from and to, in beats per minute; a beat is a quarter of a 4/4 bar. */
  tempo: readonly [number, number];
  /** The drums and scrapers by which one knows it, when they play alone. */
  percussion: readonly StruckInstrument[];
  /** Writes it out in a key, for so many bars and an ending. */
  write(key: Key, bars: number): Sheet;
}
