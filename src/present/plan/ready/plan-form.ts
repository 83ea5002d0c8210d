import { WHOLE_SONG_LINK } from '#src/content/site/practice-link.ts';
import { quiz, type ReadyPlan, STRUCTURE, stepsOf } from './ready-plan.ts';

export const FORM: ReadyPlan = {
  id: 'form',
  about: 'The parts of one song, from intro to outro, each heard and then told apart by ear.',
  plan: {
    name: 'Hearing the form',
    steps: stepsOf([
      [
        6,
        STRUCTURE,
        'song-map',
        'A song at a glance',
        'Wider lasts longer, taller has more energy. Ask where the song is at its highest before you play anything.',
      ],
      [
        3,
        STRUCTURE,
        'clips-section-intro-1',
        'Intro',
        'The requinto is alone at first. Hands up when the bongos call the others in.',
      ],
      [
        4,
        STRUCTURE,
        'clips-section-verse-2',
        'Verse',
        'The voice tells the story, and the requinto answers at the end of each line. Point to whoever is speaking.',
      ],
      [2, STRUCTURE, 'verse-q1', 'Question: the rhythm of the verse', 'Vote, then reveal.'],
      [
        4,
        STRUCTURE,
        'clips-section-chorus-2',
        'Chorus',
        'More voices, and usually majao: the güira plays the counts alone, and rolls on the last 4. It returns three or four times in a song.',
      ],
      [
        4,
        STRUCTURE,
        'clips-section-mambo-2',
        'Mambo',
        'Nobody sings, the requinto has its solo, the güira gallops. The highest energy of the song.',
      ],
      [2, STRUCTURE, 'mambo-section-q1', 'Question: the mambo', 'Vote, then reveal.'],
      [
        3,
        STRUCTURE,
        'clips-section-interlude-1',
        'Interlude',
        'Nobody sings here either. How does it differ from the mambo? Nothing gallops.',
      ],
      [
        6,
        STRUCTURE,
        'name-the-parts',
        'Name the parts',
        'Two questions decide: is anybody singing, and how many strokes does the güira play on a count?',
      ],
      [
        3,
        quiz('sections'),
        'sections-01',
        'Which part of the song?',
        'Play it twice before the vote.',
      ],
      [3, quiz('sections'), 'sections-02', 'Which part, once more?', 'Ask what gave it away.'],
      [
        5,
        WHOLE_SONG_LINK,
        '',
        'The whole song',
        'Press B for a black screen, which keeps the names of the parts to itself. The band plays without a singer: go by the güira and the requinto. Everybody calls out each new part as it begins.',
      ],
    ]),
  },
};
