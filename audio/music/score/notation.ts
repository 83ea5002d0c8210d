import type {
  BandPercussion,
  PitchedInstrument,
  StrokeOf,
  StruckInstrument,
} from '#audio/music/instrument.ts';
import { readLine } from './line.ts';

interface WrittenEvent {
  /** Beats from the start of the score. */
  beat: number;
  /** Dynamics, above 0; 1 is the hardest a player hits. */
  velocity: number;
  /** Whether it is an accent; the velocity is its strength. */
  accent?: true;
}

export interface WrittenPitch extends WrittenEvent {
  instrument: PitchedInstrument;
  /** MIDI note number. */
  pitch: number;
  beats: number;
  /** The pitch from which it slides up or down to its own, at its start. */
  slideFrom?: number;
  /** Delay after its beat in seconds, for the strings of a strum, which sound one after the other. */
  after?: number;
}

export type WrittenStroke = {
  [I in StruckInstrument]: WrittenEvent & { instrument: I; stroke: StrokeOf<I> };
}[StruckInstrument];

/** A note as written: in beats, before humanising. */
export type WrittenNote = WrittenPitch | WrittenStroke;

type Letters<I extends StruckInstrument> = Readonly<
  Record<string, readonly [StrokeOf<I>, velocity: number, accent?: 'accent']>
>;

/** Notation of percussion: the stroke and velocity of each letter. */
const STROKE_LETTERS = {
  /** Capitals are accents, on the dancers' counts 4 and 8. `s` is a long scrape, the lift. */
  guira: {
    D: ['down', 0.95, 'accent'],
    d: ['down', 0.64],
    u: ['up', 0.7],
    t: ['tap', 0.6],
    S: ['scrape', 0.95, 'accent'],
    s: ['scrape', 0.62],
  },
  /** Macho is the small drum, hembra the large one. Capitals are accents; `m` is damped on the skin. */
  bongos: {
    M: ['macho', 0.84, 'accent'],
    o: ['macho', 0.6],
    m: ['muted', 0.58],
    H: ['hembra', 0.92, 'accent'],
    h: ['hembra', 0.6],
    S: ['slap', 0.88, 'accent'],
  },
  /** The hand bell: `O` and `o` deep, at the mouth; `h` high, near the shank. */
  campana: { O: ['low', 0.72, 'accent'], o: ['low', 0.54], h: ['high', 0.5] },
  maracas: { X: ['shake', 0.8, 'accent'], x: ['shake', 0.55] },
  claves: { x: ['hit', 0.8] },
  /** Open, low (the second drum), slap, and muted heel and toe. */
  congas: { O: ['open', 0.85], L: ['low', 0.8], S: ['slap', 0.88], m: ['muted', 0.4] },
  tambora: { O: ['open', 0.9], o: ['open', 0.7], S: ['slap', 0.85], r: ['rim', 0.6] },
} as const satisfies { readonly [I in BandPercussion]: Letters<I> } & {
  readonly [I in StruckInstrument]?: Letters<I>;
};

/** Parses a line of a percussion instrument, from beat `start` on. @throws RangeError on an unknown letter */
export function writeStrokes(
  instrument: keyof typeof STROKE_LETTERS,
  line: string,
  start = 0,
): WrittenNote[] {
  const letters: Letters<StruckInstrument> = STROKE_LETTERS[instrument];
  return readLine(line).map(({ symbol, ...event }) => {
    const letter = letters[symbol];
    if (!letter) throw new RangeError(`'${symbol}' is not a stroke of the ${instrument}`);
    const [stroke, velocity, accent] = letter;
    const beat = start + event.beat;
    return { instrument, stroke, beat, velocity, ...accented(accent) } as WrittenStroke;
  });
}

/** The field of an accent, or no field. */
export const accented = (accent: unknown) => (accent ? ({ accent: true } as const) : {});

/** The same music softer or louder. @param factor on each velocity, constant or depending on the beat */
export function scaleVelocity(
  notes: readonly WrittenNote[],
  factor: number | ((beat: number) => number),
): WrittenNote[] {
  return notes.map((note) => ({
    ...note,
    velocity: note.velocity * (typeof factor === 'number' ? factor : factor(note.beat)),
  }));
}

/** The notes from `start` up to, not including, `end` (beats). */
export function between(notes: readonly WrittenNote[], start: number, end: number): WrittenNote[] {
  return notes.filter(({ beat }) => beat >= start && beat < end);
}
