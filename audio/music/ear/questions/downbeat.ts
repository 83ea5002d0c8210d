import { BEATS } from '#audio/music/chart/chart.ts';
import type { Draw } from '#audio/music/ear/draw.ts';
import type { EarMusic } from '#audio/music/ear/ear-music.ts';
import { begunAt, drawSetting, only, pieceOf, retimed } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';

/** The rhythms without a gallop. */
const EVEN: readonly RhythmType[] = ['derecho', 'majao'];

/** The rhythms and players of each level. All include the bongos, whose hembra is on 4. */
const BY_LEVEL: readonly (readonly [
  rhythms: readonly RhythmType[],
  players: readonly BandInstrument[],
  tempo: readonly [number, number],
])[] = [
  [EVEN, BAND, [96, 108]],
  [RHYTHM_TYPES, BAND, [112, 128]],
  [EVEN, ['bass', 'guira', 'bongos'], [112, 128]],
  [EVEN, ['guira', 'bongos'], [112, 128]],
  [EVEN, ['bongos'], [120, 136]],
];

/** Question: where is count 1? The music may begin on any count. */
export function whereIsOne({ level, phone }: QuestionSettings, draw: Draw): QuestionDraft {
  const [rhythms, players, tempo] = BY_LEVEL[level - 1] ?? [['derecho'], BAND, [112, 128]];
  const setting = drawSetting(draw, [...tempo]);
  const rhythm = draw.one(rhythms);
  const start = draw.integer(0, BEATS - 1);
  const bars = ({ loop }: EarMusic) => only(loop(setting, rhythm, 8), players);
  return {
    item: rhythm,
    task: {
      kind: 'downbeat',
      offset: (BEATS - start) % BEATS,
      beats: (8 - (start > 0 ? 1 : 0)) * BEATS,
    },
    focus: players.includes('bass') && !phone ? ['bass', 'bongos'] : ['bongos'],
    piece: (music) => pieceOf(begunAt(bars(music), start), setting.bpm),
    explained: (music) => pieceOf(bars(music).slice(0, 4), setting.bpm),
  };
}

const TEMPO_STEPS = [0.25, 0.16, 0.1, 0.065, 0.04] as const;

/** Question: faster or slower? Two bars, and the same two bars at another tempo. */
export function fasterOrSlower({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw, [104, 124]);
  const rhythm = draw.one(RHYTHM_TYPES);
  const right = draw.one(['faster', 'slower'] as const);
  const step = 1 + (TEMPO_STEPS[level - 1] ?? 0);
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
