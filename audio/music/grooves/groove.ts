import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { StruckInstrument } from '#audio/music/instrument.ts';
import type { Arrangement } from '#audio/music/score/sections.ts';

/** A style other than the bachata of the three rhythms. */
export interface Groove {
  /** Usual range of its tempo in beats per minute; a beat is a quarter note. */
  tempo: readonly [number, number];
  /** Its percussion, by which it can be recognised alone. */
  percussion: readonly StruckInstrument[];
  /** Generates it in a key: `bars` bars and an ending. */
  write(key: MusicalKey, bars: number): Arrangement;
}
