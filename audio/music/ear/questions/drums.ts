import { BEATS, CELLS } from '#audio/music/chart/chart.ts';
import type { Draw } from '#audio/music/ear/draw.ts';
import type { EarMusic } from '#audio/music/ear/ear-music.ts';
import { drawSetting, only, pieceOf } from '#audio/music/ear/piece.ts';
import type { QuestionDraft, QuestionSettings } from '#audio/music/ear/question.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';

/** The eighths of a bar, as a dancer counts them. */
export const EIGHTH_COUNTS = ['1', '1&', '2', '2&', '3', '3&', '4', '4&'] as const;

export const DRUMS = ['macho', 'hembra'] as const;

/** Question: hembra or macho? Then: on which count is the hembra? On counts, on eighths, in the band. */
export function whichDrum({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const setting = drawSetting(draw, level === 1 ? [80, 96] : [92, 112]);
  if (level === 1) {
    const drum = draw.one(DRUMS);
    const other = drum === 'hembra' ? 'macho' : 'hembra';
    return {
      item: drum,
      task: { kind: 'choice', options: DRUMS, right: drum },
      focus: ['bongos'],
      piece: (music) => pieceOf(barsOf(music, drum), setting.bpm, true),
      // Followed by the other drum, for comparison.
      explained: (music) =>
        pieceOf([...barsOf(music, drum), ...barsOf(music, other)], setting.bpm, true),
    };
  }
  const eighths = level >= 3;
  const counts = EIGHTH_COUNTS.filter((_, i) => eighths || i % 2 === 0);
  const at = draw.one(counts);
  const cells = EIGHTH_COUNTS.map((count) => {
    const stroke = count === at ? 'H' : 'M';
    return counts.includes(count) ? `${stroke}.` : '..';
  }).join('');
  const others = counts.filter((count) => count !== at);
  const options = [at, ...draw.some(3, others)];
  const players: readonly BandInstrument[] =
    level <= 3 ? ['bongos'] : level === 4 ? ['guira', 'bongos'] : BAND;
  return {
    item: eighths ? 'eighths' : 'counts',
    task: {
      kind: 'choice',
      options: EIGHTH_COUNTS.filter((count) => options.includes(count)),
      right: at,
    },
    focus: ['bongos'],
    piece: (music) => pieceOf(withBongos(music, cells, players), setting.bpm, true),
  };

  function barsOf(music: EarMusic, drum: (typeof DRUMS)[number]) {
    return withBongos(music, (drum === 'hembra' ? 'H...' : 'M...').repeat(4), ['bongos']);
  }

  function withBongos({ loop }: EarMusic, cells: string, players: readonly BandInstrument[]) {
    const [bar] = only(loop(setting, 'majao', 1, { bongos: { cells } }), players);
    return bar ? [bar, bar] : [];
  }
}

/** The cells of each level, how many of them are strokes, and the minimum and maximum tempo. */
const BY_LEVEL = [
  { cells: 4, strokes: [2, 3], tempo: [96, 108] },
  { cells: 8, strokes: [4, 6], tempo: [80, 92] },
  { cells: 8, strokes: [4, 6], tempo: [104, 120] },
  { cells: 16, strokes: [7, 10], tempo: [60, 72] },
  { cells: 16, strokes: [7, 11], tempo: [80, 96] },
] as const;

/** Question: write the güira's bar on the grid. It plays twice, after a count-in. */
export function guiraByEar({ level }: QuestionSettings, draw: Draw): QuestionDraft {
  const { cells, strokes, tempo } = BY_LEVEL[level - 1] ?? BY_LEVEL[0];
  const setting = drawSetting(draw, [...tempo]);
  // The bar starts with a stroke, so that its start is audible.
  const places = draw.some(
    draw.integer(strokes[0], strokes[1]) - 1,
    Array.from({ length: cells - 1 }, (_, i) => i + 1),
  );
  const right = Array.from({ length: cells }, (_, i) =>
    i === 0 || places.includes(i) ? 'x' : '.',
  ).join('');
  return {
    item: cells === 16 ? 'sixteenths' : cells === 8 ? 'eighths' : 'counts',
    task: { kind: 'cells', right },
    focus: ['guira'],
    piece: ({ loop }) => {
      const lane = { guira: { cells: laneCells(right) } };
      const [bar] = only(loop(setting, 'derecho', 1, lane), ['guira']);
      return pieceOf(bar ? [bar, bar] : [], setting.bpm, true);
    },
  };
}

/** Strokes on a grid of 4, 8 or 16 cells as the güira's lane: down, and up on every second cell of a fine grid. */
function laneCells(grid: string): string {
  const width = CELLS / grid.length;
  const cells = [...grid].map((cell, i) => {
    if (cell === '.') return '.';
    return grid.length > BEATS && i % 2 === 1 ? 'u' : 'd';
  });
  return cells.map((cell) => cell.padEnd(width, '.')).join('');
}
