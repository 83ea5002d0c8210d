import { type Chart, chordAt, scaleAt } from '#audio/music/chart/chart.ts';
import type { PitchedInstrument } from '#audio/music/instrument.ts';
import { readLine } from '#audio/music/score/line.ts';
import { accented, type WrittenNote } from '#audio/music/score/notation.ts';
import type { Chord } from './harmony.ts';
import { pitchClass, pitchesWithin } from './pitch.ts';

/** A register: its lowest and highest MIDI note, both inclusive. */
export type Register = readonly [low: number, high: number];

interface ChordLineOptions {
  instrument: PitchedInstrument;
  chart: Chart;
  register: Register;
  /** The beat of the chart on which the line begins; 0 by default. */
  start?: number;
}

/** Length in beats of an ornament: a slide into a note, or a stroke of a tremolo. */
export const ORNAMENT = 0.11;

/** Strokes of a tremolo in a beat: 32nds. */
const TREMOLO = 8;

/** Velocities of an accent, of a note on a count and of a note between counts. */
const VELOCITY = { accent: 0.88, count: 0.7, between: 0.6 };

/** Velocity of a hammered-on or pulled-off note, relative to a plucked one. */
const SLURRED = 0.72;
/** Velocity of the later strokes of a tremolo, relative to the first one. */
const REPEATED = 0.8;

/**
 * Parses a melodic line that is written relative to the chords, so that it fits any chord changes:
 * - `1` `2` `3` … are the tones of the current chord within the register, counted from the bottom;
 *   `123` plays several of them together;
 * - `<` and `>` step up and down the scale from the previous note;
 * - `=` after a note makes it a double-stop, with a third or sixth that fits the chord;
 * - `:` after a note adds the third below in the scale, for runs in parallel thirds;
 * - `^` after a note is an accent;
 * - `*` after a note is a tremolo for as long as it lasts;
 * - `/` before a note slides into it from the scale step below;
 * - `~` before a note slurs it: hammered on above the previous note, pulled off below it.
 *
 * The register does not move with the chords, so a figure follows them by the smallest steps.
 * @throws RangeError on any other symbol
 */
export function writeChordLine(
  line: string,
  { instrument, chart, register, start = 0 }: ChordLineOptions,
): WrittenNote[] {
  let previous = register[0];
  return readLine(line, 'words').flatMap(({ symbol, beat: at, beats }) => {
    const beat = start + at;
    const [, before, note = '', marks = ''] = /^([/~]?)([1-9]+|[<>])([=:^*]*)$/.exec(symbol) ?? [];
    if (!note) throw new RangeError(`'${symbol}' is not a symbol of a chord line`);
    const classes = scaleAt(chart, beat);
    const scale = pitchesWithin(classes, register);
    const chord = chordAt(chart, beat);
    const tones = pitchesWithin(chord.tones, register);
    const pitches =
      note === '<' || note === '>'
        ? [scaleStep(previous, note === '<' ? 1 : -1, scale)]
        : [...new Set([...note].map((n) => chordTone(Number(n), tones)))];
    const [pitch = previous] = pitches;
    // The upper note of a double-stop comes first.
    if (marks.includes('=')) pitches.push(doubleStop(pitch, chord, scale));
    if (marks.includes(':')) pitches.push(thirdBelow(pitch, classes));
    previous = pitch;
    const accent = marks.includes('^');
    const plucked = VELOCITY[accent ? 'accent' : at % 1 === 0 ? 'count' : 'between'];
    const velocity = before === '~' ? plucked * SLURRED : plucked;
    const notes = pitches.flatMap((pitch) =>
      marks.includes('*')
        ? strokes(pitch, { beat, beats, velocity })
        : [{ pitch, beat, beats: beats * 0.95, velocity }],
    );
    if (before === '/' && beat >= ORNAMENT) {
      const slideFrom = scaleStep(pitch, -1, scale);
      const from = { beat: beat - ORNAMENT, beats: ORNAMENT, velocity: velocity * 0.7 };
      notes.push({ pitch: slideFrom, ...from });
    }
    return notes.map((note) => ({ instrument, ...note, ...accented(accent) }));
  });
}

function strokes(
  pitch: number,
  { beat, beats, velocity }: { beat: number; beats: number; velocity: number },
) {
  return Array.from({ length: Math.round(beats * TREMOLO) }, (_, i) => ({
    pitch,
    beat: beat + i / TREMOLO,
    beats: ORNAMENT,
    velocity: i === 0 ? velocity : velocity * REPEATED,
  }));
}

/** The nth chord tone from the bottom; beyond the top, counting continues downwards. */
function chordTone(n: number, tones: readonly number[]): number {
  const top = tones.length - 1;
  const index = n - 1 > top ? Math.max(0, 2 * top - (n - 1)) : n - 1;
  return tones[index] ?? 0;
}

/** The next scale note in a direction; in the opposite direction at the end of the register. */
function scaleStep(pitch: number, direction: 1 | -1, scale: readonly number[]): number {
  const above = scale.find((note) => note > pitch);
  const below = scale.findLast((note) => note < pitch);
  return (direction === 1 ? (above ?? below) : (below ?? above)) ?? pitch;
}

/** The note two scale steps below another, even outside the register. */
function thirdBelow(pitch: number, classes: readonly number[]): number {
  const below = pitchesWithin(classes, [pitch - 5, pitch - 1]);
  return below.at(-2) ?? pitch - 3;
}

const THIRDS_AND_SIXTHS = [-3, -4, -8, -9, 3, 4, 8, 9];

/** The second note of a double-stop: a third or sixth below, else above; a chord tone if possible, or a scale note. */
function doubleStop(pitch: number, { tones }: Chord, scale: readonly number[]): number {
  const candidates = THIRDS_AND_SIXTHS.map((interval) => pitch + interval).filter((p) =>
    scale.includes(p),
  );
  const inChord = candidates.find((p) => tones.includes(pitchClass(p)));
  return inChord ?? candidates[0] ?? pitch - 12;
}
