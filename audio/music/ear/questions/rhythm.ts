import type { Draw } from '#audio/music/ear/draw.ts';
import { drawSetting, only, PERCUSSION, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';

/** The question which rhythm is played: by the whole band, the percussion, one player, and ever shorter. */
export function whichRhythm({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw);
  const rhythm = draw.one(RHYTHM_TYPES);
  const players: readonly BandInstrument[] =
    level <= 2 ? BAND : level === 3 ? PERCUSSION : [draw.one(PERCUSSION)];
  const bars = level === 1 || level === 4 ? 4 : 2;
  return {
    item: rhythm,
    task: { kind: 'choice', options: RHYTHM_TYPES, right: rhythm },
    focus: players.length === 1 ? players : PERCUSSION,
    piece: ({ loop }) => pieceOf(only(loop(setting, rhythm, bars), players), setting.bpm),
  };
}
