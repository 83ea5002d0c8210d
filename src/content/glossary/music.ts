import type { Glossary } from '#src/content/model.ts';

export const musicGlossary: Glossary = {
  categories: [
    {
      title: 'Instruments',
      terms: [
        {
          term: 'Requinto',
          definition:
            'The lead guitar: smaller and higher than a standard guitar, playing arpeggios, answers and solos.',
        },
        {
          term: 'Segunda',
          definition:
            'The rhythm guitar: chords with low notes on beats 1, 3 and 4 and strums between.',
        },
        {
          term: 'Bass',
          definition: 'The low line: beat 1, a push between 2 and 3, then 3 and 4.',
        },
        {
          term: 'Güira',
          definition: 'Metal scraper that keeps time and changes its stroke with each rhythm.',
        },
        {
          term: 'Bongos',
          definition:
            'Pair of small drums, macho (high) and hembra (low); the hembra marks beat 4.',
        },
      ],
    },
    {
      title: 'Rhythms',
      terms: [
        {
          term: 'Derecho',
          definition:
            'The straight basic rhythm of intro and verse, with steady eighth notes on güira and bongos.',
        },
        {
          term: 'Majao',
          definition: 'The pounding rhythm of the chorus, with one güira stroke on every beat.',
        },
        {
          term: 'Mambo',
          definition:
            'The liveliest rhythm, for the instrumental break, with a galloping (a caballo) güira.',
        },
      ],
    },
    {
      title: 'Bachata Sections',
      terms: [
        { term: 'Intro', definition: 'Opening bars, usually a requinto melody.' },
        { term: 'Verse', definition: 'Tells the story; quieter, in derecho.' },
        { term: 'Pre-chorus', definition: 'Short build-up between verse and chorus.' },
        {
          term: 'Chorus',
          definition: 'The repeated main idea, usually heard three or four times, often in majao.',
        },
        {
          term: 'Mambo',
          definition: 'Instrumental break with the guitar solo and the highest energy.',
        },
        {
          term: 'Interlude',
          definition: 'Short instrumental passage that links two sung sections.',
        },
        { term: 'Outro', definition: 'The ending: a last refrain, a fade or a closing break.' },
      ],
    },
  ],
};
