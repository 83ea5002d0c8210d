import { BEATS, type Chart, chordAt } from '#audio/music/chart/chart.ts';
import { pitchClass } from '#audio/music/harmony/pitch.ts';
import {
  type Instrument,
  isStruck,
  type PitchedInstrument,
  STROKES,
  type StruckInstrument,
} from '#audio/music/instrument.ts';
import { rootOf, writeBass } from '#audio/music/parts/bass.ts';
import { writeRequinto } from '#audio/music/parts/requinto.ts';
import { fullChord, strum, writeSegunda } from '#audio/music/parts/segunda.ts';
import { type WrittenNote, type WrittenStroke, writeStrokes } from './notation.ts';

/** The ending: a short chord on the next downbeat, a sustained chord, or the first beat of the next section. */
export type Ending = 'button' | 'final' | 'onward';

/** Duration of the closing chord in beats, and the requinto's double-stop, or its arpeggio over a sustained chord. */
const CHORDS = {
  button: { beats: 1.75, flourish: '5=^ - . . . . . .' },
  final: { beats: 3, flourish: '3^ 4^ 5^ 6=^ - - - - - - - - . . . .' },
} as const;

/** A player's last stroke: the low drum, a long scrape that rings, or the plainest stroke. */
function lastStroke(player: StruckInstrument, ending: Ending) {
  if (player === 'bongos') return 'hembra';
  if (player === 'guira' && ending === 'final') return 'scrape';
  return STROKES[player][0];
}

/** The downbeat after the last bar of a section that leads on, by the rhythm section's players among `players`. */
function onward(players: readonly Instrument[], chart: Chart): WrittenNote[] {
  const beat = chart.bars * BEATS;
  const notes = [
    ...writeStrokes('guira', 'd.......', beat),
    ...writeStrokes('bongos', 'M.......', beat),
    ...writeStrokes('campana', 'O.......', beat),
    ...writeBass('1--.....', chart, beat),
    ...writeSegunda('B-......', chart, beat),
  ];
  return notes.filter(({ instrument }) => players.includes(instrument));
}

/** The closing chord on the downbeat after the last bar, by all players in `notes`. */
export function closing(
  notes: readonly WrittenNote[],
  chart: Chart,
  ending: Ending,
): WrittenNote[] {
  const players = [...new Set(notes.map(({ instrument }) => instrument))];
  if (ending === 'onward') return onward(players, chart);
  const beat = chart.bars * BEATS;
  const { beats, flourish } = CHORDS[ending];
  return players.flatMap((player): WrittenNote[] => {
    if (isStruck(player)) {
      const stroke = lastStroke(player, ending);
      return [{ instrument: player, stroke, beat, velocity: 0.9 } as WrittenStroke];
    }
    if (player === 'requinto') return writeRequinto(flourish, chart, beat);
    if (player === 'segunda') {
      return strum(fullChord(chart, beat), { down: true, velocity: 0.78, beats, beat });
    }
    const pitches =
      player === 'bass'
        ? [rootOf(chordAt(chart, beat))]
        : resolved(lastPitches(notes, player), chart);
    return pitches.map((pitch) => ({ instrument: player, pitch, beat, beats, velocity: 0.82 }));
  });
}

/** A chart with an additional bar for the ending. */
export function closed(chart: Chart): Chart {
  const { bars, changes, after } = chart;
  const end = { beat: bars * BEATS, chord: after };
  return { ...chart, bars: bars + 1, changes: [...changes, end] };
}

function lastPitches(notes: readonly WrittenNote[], player: PitchedInstrument): number[] {
  const own = notes.filter((note) => note.instrument === player);
  const last = Math.max(...own.map(({ beat }) => beat));
  return own.flatMap((note) => ('pitch' in note && note.beat === last ? [note.pitch] : []));
}

/** Moves each pitch to the nearest tone of the closing chord, at most a whole tone away. */
function resolved(pitches: readonly number[], chart: Chart): number[] {
  const { tones } = chart.after;
  const nearest = pitches.map(
    (pitch) =>
      [0, -1, 1, -2, 2].map((d) => pitch + d).find((p) => tones.includes(pitchClass(p))) ?? pitch,
  );
  return [...new Set(nearest)];
}
