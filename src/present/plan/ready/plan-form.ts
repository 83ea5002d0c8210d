import { WHOLE_SONG_LINK } from '#src/content/site/practice-link.ts';
import { quiz, type ReadyPlan, STRUCTURE, stepsOf } from './ready-plan.ts';

export const FORM: ReadyPlan = {
  id: 'form',
  about: 'The parts of one song, from intro to outro, each heard and then told apart by ear.',
  plan: {
    name: 'Hearing the form',
    steps: stepsOf([
      [
        { page: STRUCTURE, item: 'song-map', minutes: 6 },
        'A song at a glance',
        'Wider lasts longer, taller has more energy. Ask where the song is at its highest before you play anything.',
      ],
      [
        { page: STRUCTURE, item: 'clips-section-intro-1', minutes: 3 },
        'Intro',
        'The requinto is alone at first. Hands up when the bongos call the others in.',
      ],
      [
        { page: STRUCTURE, item: 'clips-section-verse-2', minutes: 4 },
        'Verse',
        'The voice tells the story, and the requinto answers at the end of each line. Point to whoever is speaking.',
      ],
      [
        { page: STRUCTURE, item: 'verse-q1', minutes: 2 },
        'Question: the rhythm of the verse',
        'Vote, then reveal.',
      ],
      [
        { page: STRUCTURE, item: 'clips-section-chorus-2', minutes: 4 },
        'Chorus',
        'More voices, and usually majao: the güira plays the counts alone, and rolls on the last 4. It returns three or four times in a song.',
      ],
      [
        { page: STRUCTURE, item: 'clips-section-mambo-2', minutes: 4 },
        'Mambo',
        'Nobody sings, the requinto has its solo, the güira gallops. The highest energy of the song.',
      ],
      [
        { page: STRUCTURE, item: 'mambo-section-q1', minutes: 2 },
        'Question: the mambo',
        'Vote, then reveal.',
      ],
      [
        { page: STRUCTURE, item: 'clips-section-interlude-1', minutes: 3 },
        'Interlude',
        'Nobody sings here either. How does it differ from the mambo? Nothing gallops.',
      ],
      [
        { page: STRUCTURE, item: 'name-the-parts', minutes: 6 },
        'Name the parts',
        'Two questions decide: is anybody singing, and how many strokes does the güira play on a count?',
      ],
      [
        { page: quiz('sections'), item: 'sections-01', minutes: 3 },
        'Which part of the song?',
        'Play it twice before the vote.',
      ],
      [
        { page: quiz('sections'), item: 'sections-02', minutes: 3 },
        'Which part, once more?',
        'Ask what gave it away.',
      ],
      [
        { page: WHOLE_SONG_LINK, minutes: 5 },
        'The whole song',
        'Press B for a black screen, which keeps the names of the parts to itself. The band plays without a singer: go by the güira and the requinto. Everybody calls out each new part as it begins.',
      ],
    ]),
  },
};
