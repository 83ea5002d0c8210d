import type { PlacedSound } from '#audio/engine/transport/scheduler.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { atTime, type LiveBar, type LiveNote } from '#audio/music/live/live.ts';
import type { Note } from '#audio/music/score/score.ts';

/** The music as bars from 0 since Play; `null` after its end. Asked again and again: a number has to give the same bar. */
export type BarAt = (bar: number) => LiveBar | null;

/** A beat of the click, or of the count-in, which is heard although the click is muted. */
export type LiveSound = Note | { click: 'downbeat' | 'count'; countIn: boolean };

export const BEATS_PER_BAR = 4;
/** The earliest a stroke may be before its beat, in seconds. Earlier ones are played then. */
export const MAX_EARLY = 0.05;

/** A sound at its beat. Strokes of the players carry their note. */
export interface BandItem extends PlacedSound<LiveSound> {
  stroke?: { note: LiveNote; bar: number };
}

type Timeline = { timeOf(beat: number): number };

/** The live band's music: bars and players that change and come in at a bar line. Positions are beats. */
export class Bars {
  /** The beat of the first sound: 0, or negative with a count-in. */
  readonly first: number;
  /** Stretches of bars, in order; each holds up to the next one. */
  #stretches: { from: number; barAt: BarAt }[];
  /** The first bar of each player who has come in; `null` if everyone plays from the start. */
  readonly #entrances: Map<Instrument, number> | null;

  /** @param players the players from the start; everyone by default */
  constructor(barAt: BarAt, countIn: boolean, players?: Iterable<Instrument>) {
    this.first = countIn ? -BEATS_PER_BAR : 0;
    this.#stretches = [{ from: 0, barAt }];
    this.#entrances = players ? new Map([...players].map((player) => [player, 0])) : null;
  }

  /** The first bar in which a player plays; `null` while there is none. */
  entranceOf(player: Instrument): number | null {
    return this.#entrances ? (this.#entrances.get(player) ?? null) : 0;
  }

  /** Lets a player play from a bar on, unless they do already. */
  enter(player: Instrument, bar: number): void {
    if (this.entranceOf(player) === null) this.#entrances?.set(player, bar);
  }

  /** A bar of the music; `null` if it has ended before. */
  at(bar: number): LiveBar | null {
    return this.#stretches.findLast(({ from }) => from <= bar)?.barAt(bar) ?? null;
  }

  /** Continues with other bars from bar `from` on. */
  takeOver(from: number, barAt: BarAt): void {
    this.#stretches = [...this.#stretches.filter((one) => one.from < from), { from, barAt }];
  }

  /** The sounds from beat `from` on and before `to`, performed at the tempo of the timeline. */
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
