import type { SongMap, SongPart } from '#src/content/model.ts';

const verse = {
  name: 'Verse',
  clip: 'section-verse',
  bars: 16,
  energy: 2,
  about: 'The voice tells the story, and the band stays in derecho.',
} as const satisfies Partial<SongPart>;

const preChorus = {
  name: 'Pre-chorus',
  clip: 'section-pre-chorus',
  bars: 4,
  energy: 3,
  about: 'A short build-up, from derecho towards majao, and a corte.',
} as const satisfies Partial<SongPart>;

const chorus = {
  name: 'Chorus',
  clip: 'section-chorus',
  bars: 8,
  energy: 4,
  about: 'The main idea, with more voices, in majao.',
} as const satisfies Partial<SongPart>;

/** A model song with every part a bachata can have: the song that the Practice page plays. */
export const SONG_MAP: SongMap = {
  id: 'song-map',
  title: 'Walk through a song',
  instructions:
    'Each block is a part of the song. A longer block is a longer part; the further it reaches out of the row, the higher the energy. Choose a part to hear four bars of it, or hear one example after the other.',
  example: 4,
  parts: [
    {
      id: 'map-intro',
      name: 'Intro',
      clip: 'section-intro',
      bars: 8,
      energy: 2,
      about: 'The requinto opens with a melody, then the band comes in.',
    },
    { id: 'map-verse-1', ...verse },
    { id: 'map-pre-chorus-1', ...preChorus },
    { id: 'map-chorus-1', ...chorus },
    {
      id: 'map-interlude',
      name: 'Interlude',
      clip: 'section-interlude',
      bars: 4,
      energy: 2,
      about: 'A short instrumental passage that leads back to the voice.',
    },
    { id: 'map-verse-2', ...verse, bars: 8 },
    { id: 'map-pre-chorus-2', ...preChorus },
    { id: 'map-chorus-2', ...chorus },
    {
      id: 'map-mambo',
      name: 'Mambo',
      clip: 'section-mambo',
      bars: 16,
      energy: 5,
      about: 'Nobody sings: the guitar has its solo and the güira gallops.',
    },
    { id: 'map-chorus-3', ...chorus },
    {
      id: 'map-outro',
      name: 'Outro',
      clip: 'section-outro',
      bars: 5,
      energy: 3,
      about: 'A last refrain, a few hits by the whole band, a final chord.',
    },
  ],
};
