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
        'The straight rhythm of intro and verse, over two bars. Leave no step empty, and accent the counts on which the low drum speaks.',
      explanation:
        'Derecho strikes all 16 steps. Two of them are accented: the dancers’ counts 4 and 8, which are steps 7 and 15.',
      pattern: RHYTHMS['derecho-counts'],
      bpm,
    },
    {
      id: 'majao',
      title: 'Majao',
      instructions:
        'The pounding rhythm of the chorus, over two bars: one stroke on each count, none between. Accent the counts on which the low drum speaks.',
      explanation:
        'Majao strikes every other step, beginning with the first: the dancers’ counts 1 to 8. The accents are on counts 4 and 8, which are steps 7 and 15.',
      pattern: RHYTHMS.majao,
      bpm,
    },
    {
      id: 'mambo',
      title: 'Mambo',
      instructions:
        'The galloping güira of the instrumental break, in one bar: three strokes to a beat, a long one and then a quick pair, without accents.',
      explanation:
        'In mambo each beat of four steps has its second one empty: steps 2, 6, 10 and 14. All others are regular strokes.',
      pattern: RHYTHMS.mambo,
      bpm,
    },
  ],
};
