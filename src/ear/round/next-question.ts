import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { chanceOf } from '#audio/music/ear/judge.ts';
import type { EarQuestion, Skill } from '#audio/music/ear/question.ts';
import { shuffled } from '#audio/music/random.ts';
import { dueItems, type EarRecord, itemToday, skillToday } from '#src/ear/record/ear-record.ts';
import { ALL_LEVELS, levelFor } from '#src/ear/record/rating.ts';
import { askedAt, type Entry, type SharedRound, VARIANTS } from './question-list.ts';

export interface RoundPlan extends Pick<SharedRound, 'seed' | 'phone'> {
  /** At least one. */
  skills: readonly Skill[];
  /** `null` for a round without end. */
  minutes: number | null;
  autoplay: boolean;
  /** The questions of a shared round; `null` to choose questions by the learner's ratings. */
  shared: SharedRound | null;
}

/** Number of candidates at the chosen level. The candidate with the lowest rating is asked. */
const CHOICE = 3;

/** A question with its entry in the round's list. */
export interface RoundQuestion {
  entry: Entry;
  question: EarQuestion;
  /** Whether its sounds are new to the learner. */
  isNew?: boolean;
}

/**
 * The next question of a round. The skills take turns, in an order determined by the seed. The level is the one at
 * which the learner is expected to give `AIM` right answers. Due items come first, from the nearest level that has
 * them; then the item with the lowest rating.
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
  // A due item may be rare, or belong to other levels: the hembra alone is too easy for most learners.
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
