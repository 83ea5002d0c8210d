import type { Glossary } from '#src/content/model.ts';

export const musicGlossary: Glossary = {
  categories: [
    {
      title: 'Instruments',
      terms: [
        {
          term: 'Requinto',
          definition:
            'The lead guitar. It plays melodies, runs through the chords, answers the singer and has the solo. Traditionally it is smaller and higher than a standard guitar; today it is often a full-size electro-acoustic guitar with a capo.',
          samples: [{ name: 'Requinto', clip: 'solo-derecho-requinto' }],
        },
        {
          term: 'Segunda',
          definition:
            'The rhythm guitar. In derecho and majao it plays low notes of the chords on counts 1, 3 and 4 and strums in between.',
          samples: [{ name: 'Segunda', clip: 'solo-derecho-segunda' }],
        },
        {
          term: 'Bass',
          definition:
            'Today usually an electric bass, which plays the lowest line. In derecho and majao: a long note on count 1, a push between 2 and 3, then 3 and 4.',
          samples: [{ name: 'Bass', clip: 'solo-derecho-bass' }],
        },
        {
          term: 'Güira',
          definition:
            'A metal scraper, not to be confused with the güiro, which is a gourd. It keeps time for the whole band, and its stroke changes with the rhythm.',
          samples: [{ name: 'Güira', clip: 'solo-derecho-guira' }],
        },
        {
          term: 'Bongos',
          definition:
            'A pair of small drums, the high macho and the low hembra. In derecho they keep the martillo, the hammer: a steady row of strokes. In derecho and majao the hembra marks the dancers’ counts 4 and 8. A roll is called a redoble.',
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
            'The straight basic rhythm, usually that of intro and verse. Güira and bongos keep up steady eighth notes, two on each count.',
          samples: [{ name: 'Band in derecho', clip: 'band-derecho' }],
        },
        {
          term: 'Majao',
          definition:
            'The pounding rhythm of the chorus, with one stroke of the güira on each count.',
          samples: [{ name: 'Band in majao', clip: 'band-majao' }],
        },
        {
          term: 'Mambo',
          definition:
            'The rhythm: the liveliest of the three, for the instrumental break. The güira gallops, a caballo: three strokes on each count.',
          samples: [{ name: 'Band in mambo', clip: 'band-mambo' }],
        },
      ],
    },
    {
      title: 'Bachata Sections',
      terms: [
        {
          term: 'Intro',
          definition: 'The opening bars, usually with a melody on the requinto.',
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
          definition:
            'A short build-up that leads from the verse into the chorus. It may end in a corte, a sudden stop of the whole band.',
          samples: [{ name: 'Pre-chorus', clip: 'section-pre-chorus' }],
        },
        {
          term: 'Chorus',
          definition:
            'The part with the main idea. It is usually heard three or four times, often in majao.',
          samples: [{ name: 'Chorus', clip: 'section-chorus' }],
        },
        {
          term: 'Mambo',
          definition:
            'The part of the song: the instrumental break, with the guitar solo and the highest energy.',
          samples: [{ name: 'Mambo', clip: 'section-mambo' }],
        },
        {
          term: 'Interlude',
          definition: 'A short instrumental passage that links two sung parts.',
          samples: [{ name: 'Interlude', clip: 'section-interlude' }],
        },
        {
          term: 'Outro',
          definition:
            'The ending: a last refrain, a fade, or a closing corte, in which all stop together.',
          samples: [{ name: 'Outro', clip: 'section-outro' }],
        },
      ],
    },
  ],
};
