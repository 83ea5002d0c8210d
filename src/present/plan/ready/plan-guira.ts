import { practiceLink } from '#src/content/site/practice-link.ts';
import { INSTRUMENTS, quiz, type ReadyPlan, RHYTHM, stepsOf } from './ready-plan.ts';

const guiraAlone = (rhythm: 'derecho' | 'mambo', tempo: number) =>
  `${practiceLink({ rhythm, tempo })}&guira=solo`;

export const GUIRA: ReadyPlan = {
  id: 'guira',
  about: 'Count the strokes on one count, and you know the rhythm. With clapping throughout.',
  plan: {
    name: 'The güira',
    steps: stepsOf([
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
    ]),
  },
};
