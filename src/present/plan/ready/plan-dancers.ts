import { practiceLink } from '#src/content/site/practice-link.ts';
import { quiz, type ReadyPlan, RHYTHM, STRUCTURE, stepsOf } from './ready-plan.ts';

export const DANCERS: ReadyPlan = {
  id: 'dancers',
  about: 'From counting to eight to the basic step, with the band at half its speed at first.',
  plan: {
    name: 'First lesson for dancers',
    steps: stepsOf([
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
    ]),
  },
};
