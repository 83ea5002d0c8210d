import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { chanceOf } from '#audio/music/ear/judge.ts';
import type { EarQuestion, Skill } from '#audio/music/ear/question.ts';
import { shuffled } from '#audio/music/random.ts';
import { dueItems, type EarRecord, itemToday, skillToday } from '#src/ear/record/ear-record.ts';
import { ALL_LEVELS, levelFor } from '#src/ear/record/rating.ts';
import { askedAt, type Entry, type SharedRound, VARIANTS } from './question-list.ts';

export interface RoundPlan {
  seed: string;
  phone: boolean;
  /** At least one. */
  skills: readonly Skill[];
  /** `null` for a round without end. */
  minutes: number | null;
  autoplay: boolean;
  /** The questions of a round that somebody has shared; `null` to choose them by what is known. */
  shared: SharedRound | null;
}

/** Of so many questions at a level the one is asked that is heard worst. */
const CHOICE = 3;

/** A question with its place in the list that makes the round. */
export interface RoundQuestion {
  entry: Entry;
  question: EarQuestion;
  /** Whether the learner has answered no question before that asks for the same. */
  isNew?: boolean;
}

/**
 * The next question of a round: the skills take turns in an order that the seed gives, at the level that is
 * answered right as often as is aimed at. What is due comes first, from the nearest level that has it, then
 * what is heard worst.
 * @returns `null` after the last question of a shared round
 */
export function nextQuestion(
  { seed, phone, skills, shared }: RoundPlan,
  place: number,
  record: EarRecord,
  day: number,
): RoundQuestion | null {
  if (shared) {
    const entry = shared.entries[place];
    return entry ? { entry, question: earQuestion(askedAt(shared, entry, place)) } : null;
  }
  const turn = Math.floor(place / skills.length);
  const [skill] = shuffled(skills, `${seed} ${turn}`).slice(place % skills.length);
  if (!skill) return null;
  const chosenAt = (level: number, variant: number): RoundQuestion => {
    const entry = { skill, level, variant };
    return { entry, question: earQuestion(askedAt({ seed, phone }, entry, place)) };
  };
  const level = levelFor(skillToday(record, skill, day).ability, (each) =>
    chanceOf(chosenAt(each, 0).question.task),
  );
  const due = dueItems(record, skill, day);
  const isDue = ({ question: { item } }: RoundQuestion) => due.includes(item);
  const candidates = Array.from({ length: CHOICE }, (_, variant) => chosenAt(level, variant));
  // An item may be rare, or asked at other levels only: the hembra alone is too easy for most.
  if (due.length > 0 && !candidates.some(isDue)) {
    const nearestFirst = ALL_LEVELS.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level));
    for (const near of nearestFirst) {
      for (let variant = 0; variant < VARIANTS; variant++) {
        const chosen = chosenAt(near, variant);
        if (isDue(chosen)) return chosen;
      }
    }
  }
  const rank = (one: RoundQuestion) =>
    itemToday(record, skill, one.question.item, day).ability - (isDue(one) ? 10 : 0);
  return candidates.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}
