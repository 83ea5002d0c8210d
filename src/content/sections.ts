import type { Section } from './model.ts';

const history: Section = {
  id: 'history',
  title: 'History',
  icon: 'colmado',
  color: 'clay',
  description:
    'From the barrios of Santo Domingo to stadiums and UNESCO: who made bachata, where, and against what odds.',
  lessons: [
    {
      id: 'history-50-60',
      title: 'Origins of Bachata',
      description: '1950s–60s: bolero guitars, country parties and the first recordings.',
      quizzes: ['history-50-60'],
    },
    {
      id: 'history-70-80',
      title: 'Consolidation of the genre',
      description: '1970s–80s: bars and colmados, one radio station, an electric guitar.',
      quizzes: ['history-70-80'],
    },
    {
      id: 'history-90-00',
      title: 'International expansion',
      description: '1990s–2000s: Bachata Rosa, the new sound of Monte Cristi, the Bronx.',
      quizzes: ['history-90-00'],
    },
    {
      id: 'history-10-20',
      title: 'Fusion of styles',
      description: '2010s–20s: stadium tours, new mixtures and a place on UNESCO’s list.',
      quizzes: ['history-10-20'],
    },
  ],
  quizzes: [
    {
      id: 'history-50-60',
      title: 'Origins of Bachata',
      description: 'Five questions on the 1950s and 60s.',
    },
    {
      id: 'history-70-80',
      title: 'Consolidation of the genre',
      description: 'Five questions on the 1970s and 80s.',
    },
    {
      id: 'history-90-00',
      title: 'International expansion',
      description: 'Five questions on the 1990s and 2000s.',
    },
    {
      id: 'history-10-20',
      title: 'Fusion of styles',
      description: 'Five questions on the 2010s and 20s.',
    },
  ],
  glossary: { terms: 17, categories: 4 },
};

const music: Section = {
  id: 'music',
  title: 'Music',
  icon: 'band',
  color: 'teal',
  practice: true,
  description: 'Three rhythms, five instruments, one song: hear them, build them, tell them apart.',
  lessons: [
    {
      id: 'instruments',
      title: 'Key Instruments',
      description: 'Requinto, segunda, bass, güira and bongos: who plays what, and how it sounds.',
      quizzes: ['label-the-band', 'audio-to-name', 'present', 'missing'],
    },
    {
      id: 'rhythm',
      title: 'Basic Rhythms',
      description: 'Derecho, majao and mambo: build each on the grid and hear what sets it apart.',
      quizzes: ['rhythm-building', 'rhythms', 'parts'],
    },
    {
      id: 'structure',
      title: 'Song Structure',
      description: 'From intro to outro: how a bachata is put together.',
      quizzes: ['sections'],
    },
    {
      id: 'phrasing',
      title: 'Musical Phrasing',
      description: 'How phrases of four and eight bars breathe.',
      comingSoon: true,
    },
    {
      id: 'artists',
      title: 'Artists to Know',
      description: 'The voices and guitars behind the sound.',
      comingSoon: true,
    },
    {
      id: 'theory',
      title: 'Music Theory',
      description: 'The chords and progressions under the melodies.',
      comingSoon: true,
    },
  ],
  quizzes: [
    {
      id: 'present',
      title: 'Who Is Playing?',
      description: 'Listen, and name every instrument you hear.',
    },
    {
      id: 'missing',
      title: 'Who Is Missing?',
      description: 'Listen, and name the instruments the band left out.',
    },
    {
      id: 'sections',
      title: 'Which Part of the Song?',
      description: 'Verse, chorus, mambo, intro or outro? Tell by ear.',
    },
    {
      id: 'rhythms',
      title: 'Which Rhythm?',
      description: 'The full band plays: derecho, majao, mambo or no bachata at all.',
    },
    {
      id: 'parts',
      title: 'Rhythm by Percussion Alone',
      description: 'No strings, no voice: can you still tell the rhythm?',
    },
    {
      id: 'rhythm-building',
      title: 'Rhythm Building',
      description: 'Build derecho, majao and mambo from memory.',
    },
    {
      id: 'label-the-band',
      title: 'Label the Band',
      description: 'Put every instrument in its place on the stage, by ear.',
    },
    {
      id: 'audio-to-name',
      title: 'Sound to Name',
      description: 'Match each sound with the instrument that makes it.',
    },
  ],
  glossary: { terms: 15, categories: 3 },
};

const dance: Section = {
  id: 'dance',
  title: 'Dance',
  icon: 'steps',
  color: 'plum',
  description: 'Steps, turns and hips, counted from one to eight.',
  comingSoon: true,
  lessons: [
    {
      id: 'basic-steps',
      title: 'Basic Steps',
      description: 'Three steps and a tap, to one side and back.',
      comingSoon: true,
    },
    {
      id: 'turns',
      title: 'Turns',
      description: 'Turning within the count of eight.',
      comingSoon: true,
    },
    {
      id: 'hip-movement',
      title: 'Hip Movement',
      description: 'Where the lift on 4 and 8 comes from.',
      comingSoon: true,
    },
  ],
  quizzes: [],
  glossary: { terms: 2, categories: 1 },
};

/** All sections, in display order. */
export const SECTIONS = [history, music, dance] as const;

/** The section with this id; the first section for unknown ids. */
export function findSection(id: string | undefined): Section {
  return SECTIONS.find((section) => section.id === id) ?? SECTIONS[0];
}
