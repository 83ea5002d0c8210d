import type { Glossary } from '#src/content/model.ts';

export const historyGlossary: Glossary = {
  categories: [
    {
      title: 'General Terms',
      terms: [
        {
          term: 'Bachata',
          definition:
            'A Dominican style of song and dance for guitars and percussion, often about love gone wrong. Its root is the bolero, a slow love song. The word first meant an informal party.',
        },
        {
          term: 'Amargue',
          definition:
            '“Bitterness”: the older name of bachata, and the mood of heartbreak that its songs are about.',
        },
        {
          term: 'Bachatero / bachatera',
          definition: 'A man or a woman who sings or plays bachata.',
        },
        {
          term: 'Trujillato',
          definition:
            'The years from 1930 to 1961, when the dictator Rafael Trujillo ruled the Dominican Republic. He favoured merengue.',
        },
        {
          term: 'Colmado',
          definition:
            'The corner grocery of a neighbourhood, where people also meet, drink and listen to music.',
        },
        {
          term: 'Barrio',
          definition:
            'A working-class district of a city. Migrants from the country settled in the barrios, and bachata grew up there.',
        },
        {
          term: 'Intangible Cultural Heritage',
          definition:
            'UNESCO’s term for living traditions, of which it keeps lists. Dominican bachata was added on 11 December 2019.',
        },
      ],
    },
    {
      title: 'Bachata Styles & Eras',
      terms: [
        {
          term: 'Traditional bachata',
          definition:
            'The acoustic bachata of the 1960s and 70s: two guitars, bongos, maracas or güira, and a simple bass.',
        },
        {
          term: 'Cabaret era',
          definition:
            'Roughly the 1970s and 80s, when bachata lived mainly in bars and brothels and was kept off most radio. Many of its songs play with doble sentido, double meaning.',
        },
        {
          term: 'Tecno-amargue',
          definition:
            'Bachata of about 1990 with synthesisers and touches of rock, written by Luis Días and sung by Sonia Silvestre.',
        },
        {
          term: 'Modern bachata',
          definition:
            'Bachata with electric guitar, from the late 1980s on: first Blas Durán, then Luis Vargas, Antony Santos and Raulín Rodríguez. Its lead guitar often shimmers with a chorus effect. Not to be confused with moderna, a way of dancing.',
        },
        {
          term: 'Urban bachata',
          definition:
            'Bachata from New York, from about 2000 on, with R&B and hip-hop in it. Aventura made it famous.',
        },
      ],
    },
    {
      title: 'Specific Fusion Styles',
      terms: [
        {
          term: 'Bachatón',
          definition:
            'The guitars and percussion of bachata over the beat of reggaeton. The name spread about 2005.',
        },
        {
          term: 'Crunkchata',
          definition: 'Toby Love’s own word, from 2006, for his mix of bachata with crunk and R&B.',
        },
        {
          term: 'Bachata-merengue',
          definition:
            'A quick guitar style between bachata and merengue, the fast Dominican dance music with the tambora, a drum. Blas Durán’s electric recordings are close to it.',
        },
        {
          term: 'Bongochata',
          definition:
            'A joking name for club remixes in which bongos and a bachata beat are laid over a pop song.',
        },
      ],
    },
    {
      title: 'Historical Music Elements',
      terms: [
        {
          term: 'Maracas',
          definition:
            'Rattles made of gourds. They kept time in the bolero trios and in early bachata, until the güira took their place.',
          samples: [{ name: 'A bolero with maracas', clip: 'style-bolero' }],
        },
      ],
    },
  ],
};
