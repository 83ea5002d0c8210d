import type { Glossary } from '#src/content/model.ts';

export const danceGlossary: Glossary = {
  categories: [
    {
      title: 'Basic Movements',
      terms: [
        {
          term: 'Basic Step',
          definition:
            'Three steps and a tap over four beats, to one side and back over a count of eight.',
        },
        {
          term: 'Tap',
          definition:
            'The weightless touch, often with a hip lift, on counts 4 and 8, where the low bongo sounds.',
        },
      ],
    },
  ],
};
