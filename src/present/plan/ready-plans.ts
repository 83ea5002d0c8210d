import {
  type ClassPlan,
  decodePlan,
  type PlanStep,
  planInQuery,
} from '#src/classroom/class-plan.ts';
import { ownPlan } from '#src/classroom/plan-store.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { practiceLink, WHOLE_SONG_LINK } from '#src/content/site/practice-link.ts';

const RHYTHM = pathTo('lesson', 'music', 'rhythm');
const INSTRUMENTS = pathTo('lesson', 'music', 'instruments');
const STRUCTURE = pathTo('lesson', 'music', 'structure');
const quiz = (id: string) => pathTo('quiz', 'music', id);
const guiraAlone = (rhythm: 'derecho' | 'mambo', tempo: number) =>
  `${practiceLink({ rhythm, tempo })}&guira=solo`;

type Row = readonly [
  step: Pick<PlanStep, 'page' | 'minutes'> & { item?: string },
  title: string,
  note: string,
];

/** The source of the plans. An `about` is one sentence for the list of plans. */
const PLANS: readonly { id: string; about: string; name: string; rows: readonly Row[] }[] = [
  {
    id: 'dancers',
    about: 'From counting to eight to the basic step, with the band at half its speed at first.',
    name: 'First lesson for dancers',
    rows: [
      [
        { page: practiceLink({ rhythm: 'derecho', tempo: 60 }), minutes: 6 },
        'Count with the band',
        'Nobody dances yet. Count aloud from 1 to 8: two bars of four make one eight. Then walk on the spot, one step to a count.',
      ],
      [
        { page: RHYTHM, item: 'derecho-counts', minutes: 7 },
        'Where the low drum speaks',
        'Clap on 4 and 8 only. That is the low drum, the hembra, and it is where dancers tap.',
      ],
      [
        { page: RHYTHM, item: 'derecho-q1', minutes: 2 },
        'Question: where do you meet derecho?',
        'Let them vote by hand before you reveal the answer.',
      ],
      [
        { page: practiceLink({ rhythm: 'derecho', tempo: 80 }), minutes: 10 },
        'The basic step',
        'Three steps and a tap to one side, and back: 1 2 3 tap, 5 6 7 tap. The tap carries no weight. Raise the tempo with + when it works.',
      ],
      [
        { page: RHYTHM, item: 'majao', minutes: 6 },
        'Majao: one stroke a count',
        'Clap all counts, louder on 4 and 8. The güira leaves the “ands” out, so the counts are easier to hear.',
      ],
      [
        { page: practiceLink({ rhythm: 'majao', tempo: 96 }), minutes: 8 },
        'Dance to majao',
        'Same steps. Press B for a black screen, since this slide names the rhythm. Change between derecho and majao with D and M, and have the class call out which one it is.',
      ],
      [
        { page: STRUCTURE, item: 'clips-section-mambo-2', minutes: 3 },
        'The mambo: the guitar’s turn',
        'Nobody sings, and the güira gallops. Listen once, then dance to it.',
      ],
      [
        { page: quiz('rhythms'), item: 'rhythms-01', minutes: 3 },
        'Which rhythm is it?',
        'Play it twice. One raised finger for derecho, two for majao, three for mambo, and crossed arms for what is no bachata.',
      ],
    ],
  },
  {
    id: 'guira',
    about: 'Count the strokes on one count, and you know the rhythm. With clapping throughout.',
    name: 'The güira',
    rows: [
      [
        { page: INSTRUMENTS, item: 'clips-solo-derecho-guira-3', minutes: 5 },
        'How it sounds',
        'A metal cylinder with raised dimples, scraped with a stiff brush. It came over from merengue and took the place of the maracas. Everybody in the band plays to it.',
      ],
      [
        { page: guiraAlone('derecho', 60), minutes: 6 },
        'Derecho, alone',
        'Two strokes on every count: down on the count, up on the “and”. The class moves a hand down and up with it.',
      ],
      [
        { page: RHYTHM, item: 'majao-bar', minutes: 6 },
        'One bar of majao',
        'One stroke on every count, nothing in between. Clap it before you reveal it.',
      ],
      [
        { page: RHYTHM, item: 'derecho-counts', minutes: 7 },
        'Derecho on the grid',
        'Half the class claps majao, the other half derecho: every second clap falls together.',
      ],
      [
        { page: RHYTHM, item: 'mambo', minutes: 8 },
        'The gallop of the mambo',
        'Say it first: long, short-short, long, short-short. Three strokes on every count, but no triplets: the second of four equal parts stays silent.',
      ],
      [
        { page: guiraAlone('mambo', 70), minutes: 5 },
        'Mambo, alone',
        'Clap along slowly. Raise the tempo step by step with +.',
      ],
      [
        { page: RHYTHM, item: 'mambo-rhythm-q1', minutes: 2 },
        'Question: who gallops?',
        'Ask for the reason, too: count the strokes.',
      ],
      [
        { page: quiz('parts'), item: 'parts-01', minutes: 3 },
        'By percussion alone',
        'No strings, no voice. Count the strokes of the güira on one count: one, two or three?',
      ],
      [
        { page: quiz('parts'), item: 'parts-02', minutes: 3 },
        'By percussion alone, once more',
        'Let somebody who was right explain how they knew.',
      ],
    ],
  },
  {
    id: 'form',
    about: 'The parts of one song, from intro to outro, each heard and then told apart by ear.',
    name: 'Hearing the form',
    rows: [
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
    ],
  },
];

/** The plans that come with the app. The address of each is `/class?plan=ID`. */
export const READY_PLANS = PLANS.map(({ id, about, name, rows }) => {
  const steps = rows.map(([step, title, note]) => ({ item: '', ...step, title, note }));
  return { id, about, plan: { name, steps } };
});

/** The plan that a query names or holds; `null` if it has none. */
export function planAt(search: string): ClassPlan | null {
  const text = planInQuery(search);
  if (text === null) return null;
  return READY_PLANS.find(({ id }) => id === text)?.plan ?? decodePlan(text);
}

/** The plan at an address: in its query, or else on the device. `null` if the address is not the class plan. */
export function planOn(address: string): ClassPlan | null {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname === pathTo('class') ? (planAt(search) ?? ownPlan()) : null;
}

/** The address of the plan in a query, without other parameters. @param search with or without `?` */
export function planPage(search: string): string {
  const plan = planInQuery(search);
  return pathTo('class') + (plan === null ? '' : `?${new URLSearchParams({ plan })}`);
}
