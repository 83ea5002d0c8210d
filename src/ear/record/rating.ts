import { LEVELS } from '#audio/music/ear/question.ts';

/** An estimate of an ability, on the scale of the levels. */
export interface Rating {
  /** The level at which the learner hears one answer of two without guessing. */
  ability: number;
  /** Standard deviation of the ability, in levels. */
  spread: number;
  /** The day of the last answer, counted since 1970. */
  day: number;
}

export const UNKNOWN: Rating = { ability: 2, spread: 1.5, day: 0 };
/** The initial rating of an item, relative to its skill. */
export const UNKNOWN_ITEM: Rating = { ability: 0, spread: 0.6, day: 0 };

/** Slope of the logistic curve, in logits per level. */
const SLOPE = 1.6;
/** Growth of the variance per day without an answer, in squared levels. */
const FORGETTING = 0.02;
/** The target share of right answers. */
export const AIM = 0.8;

/** The expected share of right answers: guesses by chance, the rest by a logistic curve (decision 0022). */
export function expected(ability: number, level: number, chance: number): number {
  return chance + (1 - chance) / (1 + Math.exp(SLOPE * (level - ability)));
}

/** A rating after some days without an answer: its spread grows, up to the initial one. */
export function aged(rating: Rating, day: number, unknown: Rating = UNKNOWN): Rating {
  const days = Math.max(0, day - rating.day);
  if (rating.day === 0 || days === 0) return rating;
  const variance = Math.min(unknown.spread ** 2, rating.spread ** 2 + days * FORGETTING);
  return { ...rating, spread: Math.max(rating.spread, Math.sqrt(variance)) };
}

/** The ratings of a skill and an item after an answer. An item's ability adds to its skill's. An unsure rating moves more. */
export function rated(
  skill: Rating,
  item: Rating,
  { level, chance, right, day }: { level: number; chance: number; right: boolean; day: number },
): { skill: Rating; item: Rating } {
  const before = { skill: aged(skill, day), item: aged(item, day, UNKNOWN_ITEM) };
  const { skill: ofSkill, item: ofItem } = before;
  // An answer depends on the sum of both. The sum is estimated first, and its change shared between them.
  const variance = ofSkill.spread ** 2 + ofItem.spread ** 2;
  const prior = ofSkill.ability + ofItem.ability;
  const after = posterior(prior, Math.sqrt(variance), (ability) => {
    const share = expected(ability, level, chance);
    return right ? share : 1 - share;
  });
  const moved = ({ ability, spread }: Rating): Rating => {
    const part = spread ** 2 / variance;
    const learnt = part ** 2 * Math.max(0, variance - after.variance);
    return {
      ability: ability + part * (after.mean - prior),
      spread: Math.sqrt(spread ** 2 - learnt),
      day,
    };
  };
  return { skill: moved(ofSkill), item: moved(ofItem) };
}

/** Mean and variance of a normal distribution multiplied by a likelihood, computed numerically. */
function posterior(mean: number, spread: number, likelihood: (value: number) => number) {
  let [weights, sum, squares] = [0, 0, 0];
  for (let z = -4; z <= 4; z += 0.25) {
    const value = mean + z * spread;
    const weight = Math.exp(-(z ** 2) / 2) * likelihood(value);
    weights += weight;
    sum += weight * value;
    squares += weight * value ** 2;
  }
  const average = sum / weights;
  return { mean: average, variance: squares / weights - average ** 2 };
}

/**
 * The level at which the expected share of right answers is `AIM`, or the nearest neighbour of that level. Harder
 * levels are left out, even if they have fewer options and so are easier to guess.
 * @param chanceAt the probability of a right answer by guessing, at a level
 */
export function levelFor(ability: number, chanceAt: (level: number) => number): number {
  const over = (level: number) => expected(ability, level, chanceAt(level)) - AIM;
  const tooHard = ALL_LEVELS.find((level) => over(level) < 0) ?? LEVELS;
  const off = (level: number) => Math.abs(over(level));
  return ALL_LEVELS.slice(0, tooHard).reduce((best, level) =>
    off(level) < off(best) ? level : best,
  );
}

export const ALL_LEVELS: readonly number[] = Array.from({ length: LEVELS }, (_, i) => i + 1);
