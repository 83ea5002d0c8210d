import type { BarAt } from '#audio/engine/live/bars.ts';
import { ENTRANCES, type Instrument } from '#audio/music/instrument.ts';
import type { LiveNote } from '#audio/music/live/live.ts';

/** Number of bars to search: the longest rest of the whole band and every part of a question fit in. */
const LOOKED_AT = 64;

/** The place of a player in the order in which they come in; guests are last. */
function placeOf(player: Instrument): number {
  const place = (ENTRANCES as readonly Instrument[]).indexOf(player);
  return place < 0 ? ENTRANCES.length : place;
}

const byPlace = (a: Instrument, b: Instrument) => placeOf(a) - placeOf(b);

type IsHeard = (player: Instrument) => boolean;

/** The audible notes, bar by bar. */
function* heardIn(barAt: BarAt, isHeard: IsHeard): Generator<readonly LiveNote[]> {
  for (let bar = 0; bar < LOOKED_AT; bar++) {
    const music = barAt(bar);
    if (!music) return;
    if (!music.silent) yield music.notes.filter(({ instrument }) => isHeard(instrument));
  }
}

/** The players with audible notes in some bars. */
export function playersIn(barAt: BarAt, isHeard: IsHeard): Instrument[] {
  const notes = [...heardIn(barAt, isHeard)].flat();
  return [...new Set(notes.map(({ instrument }) => instrument))].sort(byPlace);
}

/** The first audible player; of several, the first in the order of entry. `null` if all are silent. */
export function firstPlayer(barAt: BarAt, isHeard: IsHeard): Instrument | null {
  for (const heard of heardIn(barAt, isHeard)) {
    const first = Math.min(...heard.map(({ beat }) => beat));
    const together = heard.filter(({ beat }) => beat === first).map(({ instrument }) => instrument);
    const [player] = together.sort(byPlace);
    if (player) return player;
  }
  return null;
}
