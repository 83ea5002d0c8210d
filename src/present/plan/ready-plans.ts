import type { ClassPlan, PlanStep } from '#src/classroom/class-plan.ts';
import { decodePlan, planInQuery } from '#src/classroom/class-plan.ts';
import { pathTo } from '#src/content/pages.ts';
import { practiceLink, WHOLE_SONG_LINK } from '#src/content/practice-link.ts';

/** A plan that comes with the app. Its address is `/class?plan=ID`. */
export interface ReadyPlan {
  id: string;
  /** One sentence for the list of plans. */
  about: string;
  plan: ClassPlan;
}

const RHYTHM = pathTo('lesson', 'music', 'rhythm');
const INSTRUMENTS = pathTo('lesson', 'music', 'instruments');
const STRUCTURE = pathTo('lesson', 'music', 'structure');
const quiz = (id: string) => pathTo('quiz', 'music', id);
const guiraAlone = (rhythm: 'derecho' | 'mambo', tempo: number) =>
  `${practiceLink({ rhythm, tempo })}&guira=solo`;

type Row = readonly [minutes: number, page: string, item: string, title: string, note: string];
const stepsOf = (rows: readonly Row[]): PlanStep[] =>
  rows.map(([minutes, page, item, title, note]) => ({ page, item, title, note, minutes }));

const DANCERS: ReadyPlan = {
  id: 'dancers',
  about: 'From counting to eight to the basic step, with the band at half its speed at first.',
  plan: {
    name: 'First lesson for dancers',
    steps: stepsOf([
      [
        6,
        practiceLink({ rhythm: 'derecho', tempo: 60 }),
        '',
        'Count with the band',
        'Nobody dances yet. Count aloud from 1 to 8: two bars of four make one eight. Then walk on the spot, one step to a count.',
      ],
      [
        7,
        RHYTHM,
        'derecho-counts',
        'Where the low drum speaks',
        'Clap on 4 and 8 only. That is the low drum, the hembra, and it is where dancers tap.',
      ],
      [
        2,
        RHYTHM,
        'derecho-q1',
        'Question: where do you meet derecho?',
        'Let them vote by hand before you reveal the answer.',
      ],
      [
        10,
        practiceLink({ rhythm: 'derecho', tempo: 80 }),
        '',
        'The basic step',
        'Three steps and a tap to one side, and back: 1 2 3 tap, 5 6 7 tap. The tap carries no weight. Raise the tempo with + when it works.',
      ],
      [
        6,
        RHYTHM,
        'majao',
        'Majao: one stroke a count',
        'Clap all counts, louder on 4 and 8. The güira leaves the “ands” out, so the counts are easier to hear.',
      ],
      [
        8,
        practiceLink({ rhythm: 'majao', tempo: 96 }),
        '',
        'Dance to majao',
        'Same steps. Change between derecho and majao with D and M, and have the class call out which one it is.',
      ],
      [
        3,
        STRUCTURE,
        'clips-section-mambo-2',
        'The mambo: the guitar’s turn',
        'Nobody sings, and the güira gallops. Listen once, then dance to it.',
      ],
      [
        3,
        quiz('rhythms'),
        'rhythms-01',
        'Which rhythm is it?',
        'Play it twice. One raised finger for derecho, two for majao, three for mambo, and crossed arms if it is no bachata at all.',
      ],
    ]),
  },
};

const GUIRA: ReadyPlan = {
  id: 'guira',
  about: 'Count the strokes on one beat, and you know the rhythm. With clapping throughout.',
  plan: {
    name: 'The güira',
    steps: stepsOf([
      [
        5,
        INSTRUMENTS,
        'clips-solo-derecho-guira-3',
        'How it sounds',
        'A metal cylinder with raised dimples, scraped with a stiff brush. It came over from merengue and took the place of the maracas. Everybody in the band plays to it.',
      ],
      [
        6,
        guiraAlone('derecho', 60),
        '',
        'Derecho, alone',
        'Two strokes on every count: down on the count, up on the “and”. The class moves a hand down and up with it.',
      ],
      [
        6,
        RHYTHM,
        'majao-bar',
        'One bar of majao',
        'One stroke on every count, nothing in between. Clap it before you reveal it.',
      ],
      [
        7,
        RHYTHM,
        'derecho-counts',
        'Derecho on the grid',
        'Half the class claps majao, the other half derecho: every second clap falls together.',
      ],
      [
        8,
        RHYTHM,
        'mambo',
        'The gallop of the mambo',
        'Say it first: long, short-short, long, short-short. Three strokes on every beat, but no triplets: the second of four equal parts stays silent.',
      ],
      [
        5,
        guiraAlone('mambo', 70),
        '',
        'Mambo, alone',
        'Clap along slowly. Raise the tempo step by step with +.',
      ],
      [
        2,
        RHYTHM,
        'mambo-rhythm-q1',
        'Question: who gallops?',
        'Ask for the reason, too: count the strokes.',
      ],
      [
        3,
        quiz('parts'),
        'parts-01',
        'By percussion alone',
        'No strings, no voice. Count the strokes of the güira on one beat: one, two or three?',
      ],
      [
        3,
        quiz('parts'),
        'parts-02',
        'By percussion alone, once more',
        'Let somebody who was right explain how they knew.',
      ],
    ]),
  },
};

const FORM: ReadyPlan = {
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
        'The voice tells, the requinto answers at the ends of the lines. Point to whoever is speaking.',
      ],
      [2, STRUCTURE, 'verse-q1', 'Question: the rhythm of the verse', 'Vote, then reveal.'],
      [
        4,
        STRUCTURE,
        'clips-section-chorus-2',
        'Chorus',
        'More voices, and usually majao: the güira plays the counts alone. It returns three or four times in a song.',
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
        'Two questions decide: is anybody singing, and how many strokes does the güira play on a beat?',
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
        'No talking: everybody calls out each new part when it begins.',
      ],
    ]),
  },
};

export const READY_PLANS: readonly ReadyPlan[] = [DANCERS, GUIRA, FORM];

/** The plan that a query names or holds; `null` if it has none. */
export function planAt(search: string): ClassPlan | null {
  const text = planInQuery(search);
  if (text === null) return null;
  return READY_PLANS.find(({ id }) => id === text)?.plan ?? decodePlan(text);
}
