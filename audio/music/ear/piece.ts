import { BEATS } from '#audio/music/chart/chart.ts';
import { BAND, GUESTS, type Guest, type Instrument, isStruck } from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { CHANGES, SONG_BY_ID, SONG_IDS } from '#audio/music/songs/songs.ts';
import type { Draw } from './draw.ts';
import type { Setting } from './ear-music.ts';
import type { EarPiece } from './question.ts';

/** The unpitched players of the band. */
export const PERCUSSION = BAND.filter(isStruck);

/** The number of takes of each loop, with different phrases and humanising. */
const TAKES = 50;

/** A random song, key, take and tempo. */
export function drawSetting(draw: Draw, [slowest, fastest] = [108, 128]): Setting {
  const song = draw.one(SONG_IDS);
  return {
    song,
    key: draw.one(SONG_BY_ID[song].keys),
    changes: draw.one(CHANGES),
    take: draw.integer(1, TAKES),
    bpm: draw.integer(slowest ?? 108, fastest ?? 128),
  };
}

/** Bars as a piece, with the guests who play in it. */
export function pieceOf(bars: readonly LiveBar[], bpm: number, countIn = false): EarPiece {
  const playing = new Set<Instrument>(
    bars.flatMap(({ notes }) => notes.map(({ instrument }) => instrument)),
  );
  const guests = GUESTS.filter((guest): guest is Guest => playing.has(guest));
  return { bars, bpm, guests, countIn };
}

/** The bars with only some of the players. */
export function only(bars: readonly LiveBar[], players: readonly Instrument[]): LiveBar[] {
  return bars.map((bar) => ({
    ...bar,
    notes: bar.notes.filter(({ instrument }) => players.includes(instrument)),
  }));
}

/** The bars without their first `beats` beats. */
export function begunAt(bars: readonly LiveBar[], beats: number): LiveBar[] {
  if (beats === 0) return [...bars];
  const moved = <T extends { beat: number }>(now: readonly T[], coming: readonly T[]): T[] =>
    [...now, ...coming.map((one) => ({ ...one, beat: one.beat + BEATS }))]
      .map((one) => ({ ...one, beat: one.beat - beats }))
      .filter(({ beat }) => beat >= 0 && beat < BEATS);
  return bars.slice(0, -1).map((bar, i) => {
    const next = bars[i + 1] ?? bar;
    return { ...bar, notes: moved(bar.notes, next.notes), chords: moved(bar.chords, next.chords) };
  });
}

/** The bars at one tempo, then at `ratio` of it: written at the first one, so later bar lines are not the music's. */
export function retimed(bars: readonly LiveBar[], ratio: number): LiveBar[] {
  const half = bars.length * BEATS;
  const notes = bars.flatMap((bar, i) =>
    bar.notes.flatMap((note) => {
      const beat = note.beat + i * BEATS;
      return [
        { ...note, beat },
        { ...shortened(note, ratio), beat: half + beat / ratio },
      ];
    }),
  );
  const [first] = bars;
  if (!first) return [];
  const count = Math.ceil((half + half / ratio) / BEATS);
  return Array.from({ length: count }, (_, i) => ({
    ...first,
    chords: [],
    notes: notes
      .filter(({ beat }) => Math.floor(beat / BEATS) === i)
      .map((note) => ({ ...note, beat: note.beat - i * BEATS })),
  }));
}

const shortened = (note: LiveNote, ratio: number): LiveNote =>
  'beats' in note ? { ...note, beats: note.beats / ratio } : note;
