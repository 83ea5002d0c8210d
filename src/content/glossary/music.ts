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
          samples: [{ name: 'Requinto', clip: 'solo-derecho-requinto' }],
        },
        {
          term: 'Segunda',
          definition:
            'The rhythm guitar: chords with low notes on beats 1, 3 and 4 and strums between.',
          samples: [{ name: 'Segunda', clip: 'solo-derecho-segunda' }],
        },
        {
          term: 'Bass',
          definition: 'The low line: beat 1, a push between 2 and 3, then 3 and 4.',
          samples: [{ name: 'Bass', clip: 'solo-derecho-bass' }],
        },
        {
          term: 'Güira',
          definition: 'Metal scraper that keeps time and changes its stroke with each rhythm.',
          samples: [{ name: 'Güira', clip: 'solo-derecho-guira' }],
        },
        {
          term: 'Bongos',
          definition:
            'Pair of small drums, macho (high) and hembra (low); the hembra marks beat 4.',
          samples: [{ name: 'Bongos', clip: 'solo-derecho-bongos' }],
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
          samples: [{ name: 'Band in derecho', clip: 'band-derecho' }],
        },
        {
          term: 'Majao',
          definition: 'The pounding rhythm of the chorus, with one güira stroke on every beat.',
          samples: [{ name: 'Band in majao', clip: 'band-majao' }],
        },
        {
          term: 'Mambo',
          definition:
            'The liveliest rhythm, for the instrumental break, with a galloping (a caballo) güira.',
          samples: [{ name: 'Band in mambo', clip: 'band-mambo' }],
        },
      ],
    },
    {
      title: 'Bachata Sections',
      terms: [
        {
          term: 'Intro',
          definition: 'Opening bars, usually a requinto melody.',
          samples: [{ name: 'Intro', clip: 'section-intro' }],
        },
        {
          term: 'Verse',
          definition: 'Tells the story; quieter, in derecho.',
          samples: [{ name: 'Verse', clip: 'section-verse' }],
        },
        {
          term: 'Pre-chorus',
          definition: 'Short build-up between verse and chorus.',
          samples: [{ name: 'Pre-chorus', clip: 'section-pre-chorus' }],
        },
        {
          term: 'Chorus',
          definition: 'The repeated main idea, usually heard three or four times, often in majao.',
          samples: [{ name: 'Chorus', clip: 'section-chorus' }],
        },
        {
          term: 'Mambo',
          definition: 'Instrumental break with the guitar solo and the highest energy.',
          samples: [{ name: 'Mambo', clip: 'section-mambo' }],
        },
        {
          term: 'Interlude',
          definition: 'Short instrumental passage that links two sung sections.',
          samples: [{ name: 'Interlude', clip: 'section-interlude' }],
        },
        {
          term: 'Outro',
          definition: 'The ending: a last refrain, a fade or a closing break.',
          samples: [{ name: 'Outro', clip: 'section-outro' }],
        },
      ],
    },
  ],
};
