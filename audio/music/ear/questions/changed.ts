import { audiblePlayers } from '#audio/music/ear/audible.ts';
import type { Draw } from '#audio/music/ear/draw.ts';
import { drawSetting, only, PERCUSSION, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import type { EarMusic } from '#audio/music/ear/setting.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';

/** The difference of a player the second time. */
type Difference = 'silent' | 'other rhythm' | 'last bar';

const DIFFERENCES: readonly (readonly [Difference, options: number])[] = [
  ['silent', 3],
  ['silent', 4],
  ['other rhythm', 2],
  ['last bar', 2],
  ['last bar', 2],
];

/**
 * The question what changed: two bars are played twice, and one player is different the second time. The player
 * falls silent, then plays the pattern of another rhythm, then does so in one bar only.
 */
export function whatChanged({ level, phone }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  const [difference, count] = DIFFERENCES[level - 1] ?? ['silent', 3];
  // The mambo is one of them: the bongos' derecho and majao differ in soft strokes that others cover.
  const [rhythm = 'derecho', other = 'mambo'] = draw.some(2, [
    draw.one(['derecho', 'majao'] as const),
    'mambo',
  ]);
  // Players outside the percussion may play the same in two rhythms, so that nobody could hear a difference.
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
