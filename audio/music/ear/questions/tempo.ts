import type { Draw } from '#audio/music/ear/draw.ts';
import { drawSetting, pieceOf, retimed } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';

/** The distances of the tempos, by level. */
const STEPS = [0.25, 0.16, 0.1, 0.065, 0.04] as const;

/** Faster or slower: two bars, and the same two bars at another tempo. */
export function fasterOrSlower({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw, [104, 124]);
  const rhythm = draw.one(RHYTHM_TYPES);
  const right = draw.one(['faster', 'slower'] as const);
  const step = 1 + (STEPS[level - 1] ?? 0);
  const ratio = right === 'faster' ? step : 1 / step;
  return {
    item: right,
    task: { kind: 'choice', options: ['slower', 'faster'], right },
    focus: ['guira'],
    piece: ({ loop }) => {
      const bars = loop(setting, rhythm, 2);
      const piece = pieceOf(retimed(bars, ratio), setting.bpm);
      return { ...piece, retimed: { bars: [...bars, ...bars], ratio } };
    },
  };
}
