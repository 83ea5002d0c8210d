import type { Glossary } from '#src/content/model.ts';

export const historyGlossary: Glossary = {
  categories: [
    {
      title: 'General Terms',
      terms: [
        {
          term: 'Bachata',
          definition:
            'Dominican song and dance style for guitars and percussion; the word first meant an informal party.',
        },
        {
          term: 'Amargue',
          definition:
            '“Bitterness”: the older name for bachata, and the mood of heartbreak it sings of.',
        },
        {
          term: 'Bachatero / bachatera',
          definition: 'A man or woman who plays or sings bachata.',
        },
        {
          term: 'Trujillato',
          definition:
            'The years 1930–1961 under the dictator Rafael Trujillo, who favoured merengue.',
        },
        {
          term: 'Colmado',
          definition: 'Neighbourhood grocery where people also meet, drink and listen to music.',
        },
        {
          term: 'Barrio',
          definition:
            'Working-class city district where migrants from the country settled and bachata grew.',
        },
        {
          term: 'Intangible Cultural Heritage',
          definition:
            'UNESCO’s lists of living traditions; Dominican bachata was added on 11 December 2019.',
        },
      ],
    },
    {
      title: 'Bachata Styles & Eras',
      terms: [
        {
          term: 'Traditional bachata',
          definition:
            'Acoustic bachata of the 1960s and 70s: two guitars, bongos, maracas or güira and a simple bass.',
        },
        {
          term: 'Cabaret era',
          definition:
            'The decades, roughly the 1970s to 80s, when bachata lived mainly in bars and brothels and was kept off most radio.',
        },
        {
          term: 'Tecno-amargue',
          definition:
            'Bachata of about 1990 with synthesizers and rock touches, written by Luis Días and sung by Sonia Silvestre.',
        },
        {
          term: 'Modern bachata',
          definition:
            'Electric-guitar bachata of the late 1980s and 90s, from Blas Durán to Luis Vargas, Antony Santos and Raulín Rodríguez.',
        },
        {
          term: 'Urban bachata',
          definition:
            'New York bachata from about 2000 with R&B and hip-hop, made famous by Aventura.',
        },
      ],
    },
    {
      title: 'Specific Fusion Styles',
      terms: [
        {
          term: 'Bachatón',
          definition:
            'Bachata guitars and percussion over the beat of reggaeton; the name spread about 2005.',
        },
        {
          term: 'Crunkchata',
          definition: 'Toby Love’s name for his mix of bachata with crunk and R&B (2006).',
        },
        {
          term: 'Bachata-merengue',
          definition:
            'Quick guitar style between bachata and merengue, as in Blas Durán’s electric recordings.',
        },
        {
          term: 'Bongochata',
          definition:
            'Joking name for club remixes that lay bongos and a bachata beat over a pop song.',
        },
      ],
    },
    {
      title: 'Historical Music Elements',
      terms: [
        {
          term: 'Maracas',
          definition:
            'Shaken gourd rattles of the bolero trio, the time-keepers of early bachata until the güira replaced them.',
        },
      ],
    },
  ],
};
