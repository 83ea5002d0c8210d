import type { Glossary } from '#src/content/model.ts';

export const musicGlossary: Glossary = {
  categories: [
    {
      title: 'Instruments',
      terms: [
        {
          term: 'Requinto',
          definition:
            'The lead guitar, for arpeggios, answers and solos. Traditionally it is smaller and higher than a standard guitar; today it is often a full-size electro-acoustic guitar with a capo.',
          samples: [{ name: 'Requinto', clip: 'solo-derecho-requinto' }],
        },
        {
          term: 'Segunda',
          definition:
            'The rhythm guitar. It has the low notes of its chords on beats 1, 3 and 4, and strums between them.',
          samples: [{ name: 'Segunda', clip: 'solo-derecho-segunda' }],
        },
        {
          term: 'Bass',
          definition: 'The low line: a long note on beat 1, a push between 2 and 3, then 3 and 4.',
          samples: [{ name: 'Bass', clip: 'solo-derecho-bass' }],
        },
        {
          term: 'Güira',
          definition:
            'A metal scraper. It keeps time for the whole band, and its stroke changes with the rhythm.',
          samples: [{ name: 'Güira', clip: 'solo-derecho-guira' }],
        },
        {
          term: 'Bongos',
          definition:
            'A pair of small drums, the high macho and the low hembra. In derecho and majao the hembra marks beat 4.',
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
            'The straight basic rhythm of intro and verse. Güira and bongos keep up steady eighth notes, two to a beat.',
          samples: [{ name: 'Band in derecho', clip: 'band-derecho' }],
        },
        {
          term: 'Majao',
          definition:
            'The pounding rhythm of the chorus, with one stroke of the güira on every beat.',
          samples: [{ name: 'Band in majao', clip: 'band-majao' }],
        },
        {
          term: 'Mambo',
          definition:
            'The liveliest of the three rhythms, for the instrumental break. The güira gallops, a caballo: three strokes to a beat.',
          samples: [{ name: 'Band in mambo', clip: 'band-mambo' }],
        },
      ],
    },
    {
      title: 'Bachata Sections',
      terms: [
        {
          term: 'Intro',
          definition: 'The opening bars, which usually belong to a melody of the requinto.',
          samples: [{ name: 'Intro', clip: 'section-intro' }],
        },
        {
          term: 'Verse',
          definition:
            'The part that tells the story. It is quieter than the chorus, and in derecho.',
          samples: [{ name: 'Verse', clip: 'section-verse' }],
        },
        {
          term: 'Pre-chorus',
          definition: 'A short build-up that leads from the verse into the chorus.',
          samples: [{ name: 'Pre-chorus', clip: 'section-pre-chorus' }],
        },
        {
          term: 'Chorus',
          definition:
            'The part with the main idea. It returns, usually three or four times, and is often in majao.',
          samples: [{ name: 'Chorus', clip: 'section-chorus' }],
        },
        {
          term: 'Mambo',
          definition:
            'The instrumental break, with the guitar solo and the highest energy of the song.',
          samples: [{ name: 'Mambo', clip: 'section-mambo' }],
        },
        {
          term: 'Interlude',
          definition: 'A short instrumental passage that links two sung parts.',
          samples: [{ name: 'Interlude', clip: 'section-interlude' }],
        },
        {
          term: 'Outro',
          definition: 'The ending: a last refrain, a fade, or a closing break.',
          samples: [{ name: 'Outro', clip: 'section-outro' }],
        },
      ],
    },
  ],
};
