// The basic step: three steps and a tap to one side and back (IASO, "Bachata breakdown"), on a floor of 480 units.

export type Foot = 'left' | 'right';

/** The movement of one foot on one of the dancers' counts. */
export interface Move {
  /** 1 to 8. */
  count: number;
  foot: Foot;
  /** The foot's position from this count on, in units from the left edge of the floor. */
  x: number;
  /** A touch without weight. */
  tap?: true;
  about: string;
}

export const MOVES: readonly Move[] = [
  { count: 1, foot: 'right', x: 265, about: 'right foot to the right' },
  { count: 2, foot: 'left', x: 215, about: 'left foot beside it' },
  { count: 3, foot: 'right', x: 403, about: 'right foot to the right' },
  { count: 4, foot: 'left', x: 353, tap: true, about: 'left foot taps' },
  { count: 5, foot: 'left', x: 215, about: 'left foot to the left' },
  { count: 6, foot: 'right', x: 265, about: 'right foot beside it' },
  { count: 7, foot: 'left', x: 77, about: 'left foot to the left' },
  { count: 8, foot: 'right', x: 127, tap: true, about: 'right foot taps' },
];

/** The positions on the floor from left to right, each with the counts that lead to it. */
export const PLACES = [...new Set(MOVES.map(({ x }) => x))]
  .sort((a, b) => a - b)
  .map((x) => {
    const moves = MOVES.filter((move) => move.x === x);
    return { x, foot: moves[0]?.foot ?? 'left', counts: moves.map(({ count }) => count) };
  });

export interface PlacedFoot {
  x: number;
  /** Height above the floor, 0 to 1. */
  lift: number;
  /** Whether only the ball of the foot touches the floor. */
  taps: boolean;
}

export interface Pose {
  /** The current count, 1 to 8; `null` before the music. */
  count: number | null;
  left: PlacedFoot;
  right: PlacedFoot;
}

/** The part of a beat in which a foot travels: it lands on the count. */
const TRAVEL = 0.5;

/**
 * The dancer at a position in the music.
 * @param beats since count 1; `null` for the stance before the first step, which is also the stance after count 8
 * @param glides whether feet travel between the counts; otherwise they jump on each count
 */
export function poseAt(beats: number | null, glides = true): Pose {
  if (beats === null) {
    const at = (foot: Foot) => ({ x: placeOf(foot, MOVES.length - 1).x, lift: 0, taps: false });
    return { count: null, left: at('left'), right: at('right') };
  }
  const index = Math.floor(beats) % MOVES.length;
  const travelled = glides ? Math.max(0, (beats % 1) - (1 - TRAVEL)) / TRAVEL : 0;
  const foot = (which: Foot): PlacedFoot => {
    const from = placeOf(which, index);
    const next = MOVES[(index + 1) % MOVES.length];
    if (next?.foot !== which || travelled === 0) {
      return { x: from.x, lift: 0, taps: MOVES[index] === from && from.tap === true };
    }
    const eased = travelled * travelled * (3 - 2 * travelled);
    const x = from.x + (next.x - from.x) * eased;
    return { x, lift: Math.sin(Math.PI * travelled), taps: false };
  };
  return { count: index + 1, left: foot('left'), right: foot('right') };
}

/** The last move of a foot up to a count. @param index of the count, from 0 */
function placeOf(foot: Foot, index: number): Move {
  const before = [...MOVES.slice(index + 1), ...MOVES.slice(0, index + 1)];
  const last = before.findLast((move) => move.foot === foot);
  if (!last) throw new RangeError(`no count moves the ${foot} foot`);
  return last;
}
