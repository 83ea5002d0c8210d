import { practiceLink } from '#src/content/site/practice-link.ts';
import { quiz, type ReadyPlan, RHYTHM, STRUCTURE, stepsOf } from './ready-plan.ts';

export const DANCERS: ReadyPlan = {
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
        'Same steps. Press B for a black screen, since this slide names the rhythm. Change between derecho and majao with D and M, and have the class call out which one it is.',
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
        'Play it twice. One raised finger for derecho, two for majao, three for mambo, and crossed arms for what is no bachata.',
      ],
    ]),
  },
};
