import type { Section } from '#src/content/model.ts';
import { SECTION_HEADS } from './section-heads.ts';

const [historyHead, musicHead, danceHead] = SECTION_HEADS;

const history: Section = {
  ...historyHead,
  lessons: [
    {
      id: 'history-50-60',
      title: 'Origins of Bachata',
      description: '1950s–60s: bolero guitars, country parties and the first recordings.',
      quizzes: ['history-50-60'],
      steps: 18,
    },
    {
      id: 'history-70-80',
      title: 'Consolidation of the genre',
      description: '1970s–80s: bars and colmados, one radio station, an electric guitar.',
      quizzes: ['history-70-80'],
      steps: 19,
    },
    {
      id: 'history-90-00',
      title: 'International expansion',
      description: '1990s–2000s: Bachata Rosa, the new sound of Monte Cristi, the Bronx.',
      quizzes: ['history-90-00'],
      steps: 16,
    },
    {
      id: 'history-10-20',
      title: 'Fusion of styles',
      description: '2010s–20s: stadium tours, new mixtures and a place on UNESCO’s list.',
      quizzes: ['history-10-20'],
      steps: 16,
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
  ...musicHead,
  lessons: [
    {
      id: 'instruments',
      title: 'Key Instruments',
      description: 'Requinto, segunda, bass, güira and bongos: who plays what, and how it sounds.',
      quizzes: ['label-the-band', 'audio-to-name', 'present', 'missing'],
      steps: 22,
    },
    {
      id: 'rhythm',
      title: 'Basic Rhythms',
      description: 'Derecho, majao and mambo: build each on the grid and hear what sets it apart.',
      quizzes: ['rhythm-building', 'rhythms', 'parts'],
      steps: 21,
    },
    {
      id: 'structure',
      title: 'Song Structure',
      description: 'From intro to outro: how a bachata is put together.',
      quizzes: ['sections'],
      steps: 15,
    },
    {
      id: 'phrasing',
      title: 'Musical phrasing',
      description: 'How phrases of four and eight bars breathe.',
      comingSoon: true,
    },
    {
      id: 'artists',
      title: 'Artists to know',
      description: 'The voices and guitars behind the sound.',
      comingSoon: true,
    },
    {
      id: 'theory',
      title: 'Music theory',
      description: 'The chords and progressions under the melodies.',
      comingSoon: true,
    },
  ],
  quizzes: [
    {
      id: 'present',
      title: 'Who is playing?',
      description: 'Listen, and name every instrument you hear.',
    },
    {
      id: 'missing',
      title: 'Who is missing?',
      description: 'Listen, and name the instruments the band left out.',
    },
    {
      id: 'sections',
      title: 'Which part of the song?',
      description: 'Verse, chorus, mambo, intro or outro? Tell by ear.',
    },
    {
      id: 'rhythms',
      title: 'Which rhythm?',
      description: 'The full band plays: derecho, majao, mambo or no bachata at all.',
    },
    {
      id: 'parts',
      title: 'Rhythm by percussion alone',
      description: 'No strings, no voice: can you still tell the rhythm?',
    },
    {
      id: 'rhythm-building',
      title: 'Rhythm building',
      description: 'Build each rhythm from memory.',
    },
    {
      id: 'label-the-band',
      title: 'Label the band',
      description: 'Put every instrument in its place on the stage, by ear.',
    },
    {
      id: 'audio-to-name',
      title: 'Sound to name',
      description: 'Match each sound with the instrument that makes it.',
    },
  ],
  glossary: { terms: 15, categories: 3 },
};

const dance: Section = {
  ...danceHead,
  lessons: [
    {
      id: 'basic-steps',
      title: 'Basic steps',
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
      title: 'Hip movement',
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
