import { BEATS } from '#audio/music/chart/chart.ts';
import { audiblePlayers } from '#audio/music/ear/audible.ts';
import type { Draw } from '#audio/music/ear/draw.ts';
import type { EarMusic } from '#audio/music/ear/ear-music.ts';
import { drawSetting, only, PERCUSSION, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';

/** Number of bars by level. The more possible bar lines, the less often a tap at a fixed place is right. */
const BARS = [10, 10, 12, 12, 14] as const;
/** The first bar that may have the other rhythm, and the minimum number of bars from there to the end. */
const [FIRST, LEFT] = [2, 2];
/** Number of beats after the change in which a tap is right, by level: enough to be sure, and to tap. */
const WINDOW = [7.5, 7.5, 7, 6, 5] as const;
/** Tolerance before a change, in beats. The change is not audible earlier, so such a tap anticipates its bar line. */
const EARLY = 0.5;

/** Question: where does the rhythm change? In the whole band, in the percussion, then in one player. */
export function whereItChanges({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  // The first level has the clearest change: the mambo has twice as many strokes.
  const [before = 'derecho', after = 'mambo'] =
    level === 1 ? draw.some(2, ['majao', 'mambo'] as const) : draw.some(2, RHYTHM_TYPES);
  const players: readonly BandInstrument[] =
    level <= 2 ? BAND : level === 3 ? PERCUSSION : [draw.one(PERCUSSION)];
  const count = BARS[level - 1] ?? BARS[0];
  const at = draw.integer(FIRST, count - LEFT);
  const from = at * BEATS;
  return {
    item: [before, after].toSorted().join('+'),
    task: {
      kind: 'moment',
      from: from - EARLY,
      to: from + (WINDOW[level - 1] ?? BEATS),
      beats: count * BEATS,
      places: count - LEFT - FIRST + 1,
    },
    focus: players.length === 1 ? players : PERCUSSION,
    piece: (music) => pieceOf(bars(music, 0, count), setting.bpm),
    explained: (music) => pieceOf(bars(music, at - 2, at + 2), setting.bpm),
  };

  /** Bars of the passage: four bars that repeat, taken from a part of a longer loop without a fill. */
  function bars({ loop }: EarMusic, begin: number, end: number): LiveBar[] {
    const [early, late] = [loop(setting, before, 8), loop(setting, after, 8)];
    const passage = Array.from({ length: end - begin }, (_, i) => {
      const bar = begin + i;
      return (bar < at ? early : late).slice(bar % 4, (bar % 4) + 1);
    });
    return only(passage.flat(), players);
  }
}

/** The change in a player's part in the second pass. */
type Difference = 'silent' | 'other rhythm' | 'last bar';

const DIFFERENCES: readonly (readonly [Difference, options: number])[] = [
  ['silent', 3],
  ['silent', 4],
  ['other rhythm', 2],
  ['last bar', 2],
  ['last bar', 2],
];

/** Question: what changed in the second pass? One player rests, or plays another rhythm, in two bars or in one. */
export function whatChanged({ level, phone }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  const [difference, count] = DIFFERENCES[level - 1] ?? ['silent', 3];
  // One of the two is the mambo: the bongos' derecho and majao differ only in soft strokes, which other players mask.
  const [rhythm = 'derecho', other = 'mambo'] = draw.some(2, [
    draw.one(['derecho', 'majao'] as const),
    'mambo',
  ]);
  // Players outside the percussion may play the same in both rhythms: then the difference would be inaudible.
  const among: readonly BandInstrument[] =
    difference === 'silent' ? audiblePlayers(BAND, phone) : PERCUSSION;
  const heard: readonly BandInstrument[] =
    level === 3 || level === 4 ? ['segunda', ...PERCUSSION] : BAND;
  const player = draw.one(among);
  const options = draw.some(
    count - 1,
    among.filter((one) => one !== player),
  );
  const write = ({ loop }: EarMusic): LiveBar[] => {
    const bars = only(loop(setting, rhythm, 2), heard);
    const others = only(loop(setting, other, 2), [player]);
    const again = bars.map((bar, i) => {
      if (difference === 'last bar' && i === 0) return bar;
      const notes = bar.notes.filter(({ instrument }) => instrument !== player);
      const instead = difference === 'silent' ? [] : (others[i]?.notes ?? []);
      return { ...bar, notes: [...notes, ...instead].toSorted((a, b) => a.beat - b.beat) };
    });
    return [...bars, ...again];
  };
  return {
    item: player,
    task: {
      kind: 'choice',
      options: BAND.filter((one) => one === player || options.includes(one)),
      right: player,
    },
    focus: [player],
    piece: (music) => pieceOf(write(music), setting.bpm),
  };
}
