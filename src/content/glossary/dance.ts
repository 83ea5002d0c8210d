import type { Glossary } from '#src/content/model.ts';

export const danceGlossary: Glossary = {
  categories: [
    {
      title: 'Basic Movements',
      terms: [
        {
          term: 'Basic Step',
          definition:
            'To the side, feet together, to the side again, tap: four counts. Then the same back: a count of eight.',
        },
        {
          term: 'Tap',
          definition:
            'A touch of the foot without weight, often with a lift of the hip, usually on counts 4 and 8, where the low bongo sounds.',
          samples: [{ name: 'Bongos: the low drum on 4 and 8', clip: 'solo-derecho-bongos' }],
        },
      ],
    },
  ],
};
