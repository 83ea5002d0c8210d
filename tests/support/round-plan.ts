import type { RoundPlan } from '#src/ear/round/next-question.ts';

/** A round of ear training: two minutes on the rhythms. */
export const ROUND: RoundPlan = {
  seed: 'a',
  phone: false,
  skills: ['rhythm'],
  minutes: 2,
  autoplay: false,
  shared: null,
};
