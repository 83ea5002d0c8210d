import type { BarAt } from '#audio/engine/live/bars.ts';
import { ENTRANCES, type Instrument } from '#audio/music/instrument.ts';

/** How many bars are looked at: the longest rest of the whole band, and every part of a question. */
const LOOKED_AT = 64;

/** The place of a player in the order in which they come in; guests are last. */
function placeOf(player: Instrument): number {
  const place = (ENTRANCES as readonly Instrument[]).indexOf(player);
  return place < 0 ? ENTRANCES.length : place;
}

/** The players who play in some bars and are heard. */
export function playersIn(barAt: BarAt, isHeard: (player: Instrument) => boolean): Instrument[] {
  const players = new Set<Instrument>();
  for (let bar = 0; bar < LOOKED_AT; bar++) {
    const music = barAt(bar);
    if (!music) break;
    if (music.silent) continue;
    for (const { instrument } of music.notes) if (isHeard(instrument)) players.add(instrument);
  }
  return [...players].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The player who is heard first; of those who begin together, the first to come in. `null` if nobody is heard. */
export function firstPlayer(
  barAt: BarAt,
  isHeard: (player: Instrument) => boolean,
): Instrument | null {
  for (let bar = 0; bar < LOOKED_AT; bar++) {
    const music = barAt(bar);
    if (!music) return null;
    if (music.silent) continue;
    const heard = music.notes.filter(({ instrument }) => isHeard(instrument));
    const first = Math.min(...heard.map(({ beat }) => beat));
    const together = heard.filter(({ beat }) => beat === first).map(({ instrument }) => instrument);
    const [player] = together.sort((a, b) => placeOf(a) - placeOf(b));
    if (player) return player;
  }
  return null;
}
