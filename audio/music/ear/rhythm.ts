import type { BandInstrument } from '#audio/music/instrument.ts';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import type { Draw } from './draw.ts';
import { drawSetting, only, PERCUSSION, pieceOf } from './piece.ts';
import type { QuestionDraft, QuestionSettings } from './question.ts';

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
