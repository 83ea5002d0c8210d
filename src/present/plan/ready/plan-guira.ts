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
        'Say it first: long, short-short, long, short-short. Three strokes on every count, but no triplets: the second of four equal parts stays silent.',
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
        'No strings, no voice. Count the strokes of the güira on one count: one, two or three?',
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
