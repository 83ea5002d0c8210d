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
        'Derecho has no gaps. For the accents, think of the bongos: the low drum rings where the dancers tap.',
      pattern: RHYTHMS['derecho-counts'],
      bpm,
    },
    {
      id: 'majao',
      title: 'Majao',
      instructions:
        'The pounding rhythm of the chorus, over two bars: one stroke on each count, none between. Accent the counts on which the low drum speaks.',
      explanation:
        'Play it and count aloud: does a stroke come with every number, and only then? The low drum rings where the dancers tap.',
      pattern: RHYTHMS.majao,
      bpm,
    },
    {
      id: 'mambo',
      title: 'Mambo',
      instructions:
        'The galloping güira of the instrumental break, in one bar: three strokes to a count, a long one and then a quick pair, without accents.',
      explanation:
        'Play it and say it along: long, short-short. Does anything sound right after the long stroke?',
      pattern: RHYTHMS.mambo,
      bpm,
    },
  ],
};
