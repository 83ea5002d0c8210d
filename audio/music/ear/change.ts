import { BEATS } from '#audio/music/chart.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { Draw } from './draw.ts';
import { drawSetting, loop, only, PERCUSSION, pieceOf, RHYTHM_TYPES } from './piece.ts';
import type { Asked, Drafted } from './question.ts';

/** How many bars are heard. */
const BARS = 8;
/** For how many beats after the change a tap is right, by level: long enough to be sure, and to tap. */
const WINDOW = [8, 8, 7, 6, 5] as const;
/** A change is heard at once, but nobody taps before it; so much earlier is a tap on the bar line. */
const EARLY = 0.5;

/** Where the rhythm changes: the whole band, the percussion, then one player. */
export function whereItChanges({ level }: Asked, draw: Draw): Drafted {
  const setting = drawSetting(draw);
  // The first level has the change that is heard best: the mambo has twice the strokes.
  const [before = 'derecho', after = 'mambo'] =
    level === 1 ? draw.some(2, ['majao', 'mambo'] as const) : draw.some(2, RHYTHM_TYPES);
  const players: readonly BandInstrument[] =
    level <= 2 ? BAND : level === 3 ? PERCUSSION : [draw.one(PERCUSSION)];
  const at = draw.integer(2, BARS - 2);
  const from = at * BEATS;
  return {
    item: [before, after].toSorted().join('+'),
    task: {
      kind: 'moment',
      from: from - EARLY,
      to: from + (WINDOW[level - 1] ?? BEATS),
      beats: BARS * BEATS,
    },
    focus: players.length === 1 ? players : PERCUSSION,
    piece: () => {
      const bars = [
        ...loop(setting, before, BARS).slice(0, at),
        ...loop(setting, after, BARS).slice(at),
      ];
      return pieceOf(only(bars, players), setting.bpm);
    },
  };
}
