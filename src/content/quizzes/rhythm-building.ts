import { PRACTICE_BPM, RHYTHMS } from '#audio/music/rhythms.ts';
import type { RhythmBuildingQuiz } from './model.ts';

const bpm = PRACTICE_BPM;

export const rhythmBuilding: RhythmBuildingQuiz = {
  id: 'rhythm-building',
  challenges: [
    {
      id: 'derecho',
      title: 'Derecho',
      instructions:
        'The straight rhythm of intro and verse, over two bars. Leave no cell empty, and accent the counts on which the low drum speaks.',
      explanation:
        'Derecho has no gaps. Its two accents fall where the dancers tap, on their counts 4 and 8: cells 7 and 15, counted from the first to the last.',
      pattern: RHYTHMS['derecho-counts'],
      bpm,
    },
    {
      id: 'majao',
      title: 'Majao',
      instructions:
        'The pounding rhythm of the chorus, over two bars: one stroke on each count, none between. Accent the counts on which the low drum speaks.',
      explanation:
        'Count aloud: a stroke falls on every number and on no “and”. The accents fall where the dancers tap, on their counts 4 and 8: cells 7 and 15, counted from the first to the last.',
      pattern: RHYTHMS.majao,
      bpm,
    },
    {
      id: 'mambo',
      title: 'Mambo',
      instructions:
        'The galloping güira of the instrumental break, in one bar: three strokes to a count, a long one and then a quick pair, without accents.',
      explanation:
        'Say it along: long, short-short. The long stroke rings on through the cell after it, the second of every four, which stays empty: cells 2, 6, 10 and 14.',
      pattern: RHYTHMS.mambo,
      bpm,
    },
  ],
};
