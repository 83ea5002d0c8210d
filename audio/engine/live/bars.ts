import type { PlacedSound } from '#audio/engine/transport/scheduler.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { atTime, type LiveBar, type LiveNote } from '#audio/music/live/live.ts';
import type { Note } from '#audio/music/score/score.ts';

/** The bars since Play, numbered from 0; `null` after the end. Called repeatedly: must always give the same bar. */
export type BarAt = (bar: number) => LiveBar | null;

/** A note, or a beat of the click or the count-in. The count-in is audible even if the click is muted. */
export type LiveSound = Note | { click: 'downbeat' | 'count'; countIn: boolean };

export const BEATS_PER_BAR = 4;
/** Maximum time of a stroke before its beat, in seconds. Earlier strokes are delayed to it. */
export const MAX_EARLY = 0.05;

/** A sound at its beat. Players' strokes have their note. */
export interface BandItem extends PlacedSound<LiveSound> {
  stroke?: { note: LiveNote; bar: number };
}

type Timeline = { timeOf(beat: number): number };

/** The live band's music. Bars can be replaced, and players can join, at a bar line. Positions are beats. */
export class Bars {
  /** The beat of the first sound: 0, or negative with a count-in. */
  readonly first: number;
  /** Ranges of bars, in order; each lasts until the next one. */
  #stretches: { from: number; barAt: BarAt }[];
  /** The first bar of each player who has joined; `null` if everyone plays from the start. */
  readonly #entrances: Map<Instrument, number> | null;

  /** @param players the players from the start; everyone by default */
  constructor(barAt: BarAt, countIn: boolean, players?: Iterable<Instrument>) {
    this.first = countIn ? -BEATS_PER_BAR : 0;
    this.#stretches = [{ from: 0, barAt }];
    this.#entrances = players ? new Map([...players].map((player) => [player, 0])) : null;
  }

  /** The first bar of a player; `null` if they have not joined. */
  entranceOf(player: Instrument): number | null {
    return this.#entrances ? (this.#entrances.get(player) ?? null) : 0;
  }

  /** Lets a player play from a bar on. No-op if they have joined. */
  enter(player: Instrument, bar: number): void {
    if (this.entranceOf(player) === null) this.#entrances?.set(player, bar);
  }

  /** A bar of the music; `null` after its end. */
  at(bar: number): LiveBar | null {
    return this.#stretches.findLast(({ from }) => from <= bar)?.barAt(bar) ?? null;
  }

  /** Replaces the bars from bar `from` on. */
  takeOver(from: number, barAt: BarAt): void {
    this.#stretches = [...this.#stretches.filter((one) => one.from < from), { from, barAt }];
  }

  /** The sounds from beat `from` up to, not including, `to`, performed at the tempo of the timeline. */
  *sounds(from: number, to: number, timeline: Timeline): Iterable<BandItem> {
    const start = Math.max(from, this.first);
    for (let beat = Math.ceil(start); beat < Math.min(to, 0); beat++) {
      yield beatOf(beat, timeline, true);
    }
    for (
      let bar = Math.floor(Math.max(start, 0) / BEATS_PER_BAR);
      bar * BEATS_PER_BAR < to;
      bar++
    ) {
      const music = this.at(bar);
      if (!music) return;
      if (music.silent) continue;
      for (const item of played(music, bar, timeline)) {
        if (item.position < start || item.position >= to) continue;
        const entrance = item.stroke ? this.entranceOf(item.stroke.note.instrument) : 0;
        if (entrance !== null && entrance <= bar) yield item;
      }
    }
  }
}

function* played(music: LiveBar, bar: number, timeline: Timeline): Iterable<BandItem> {
  const line = bar * BEATS_PER_BAR;
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) yield beatOf(line + beat, timeline, false);
  for (const note of music.notes) {
    const position = line + note.beat;
    const time = timeline.timeOf(position);
    yield {
      position,
      time: time + Math.max(note.late, -MAX_EARLY),
      // The time of the note itself is not used.
      sound: atTime(note, 0, 'beats' in note ? timeline.timeOf(position + note.beats) - time : 0),
      stroke: { note, bar },
    };
  }
}

function beatOf(position: number, timeline: Timeline, countIn: boolean): BandItem {
  const click = position % BEATS_PER_BAR === 0 ? 'downbeat' : 'count';
  return { position, time: timeline.timeOf(position), sound: { click, countIn } };
}
