import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { chanceOf } from '#audio/music/ear/judge.ts';
import { type EarQuestion, LEVELS, type Skill } from '#audio/music/ear/question.ts';
import { shuffled } from '#audio/music/random.ts';
import { askedAt, type Entry, type SharedRound, VARIANTS } from './asked-list.ts';
import { dueItems, type EarRecord, itemToday, skillToday } from './ear-record.ts';
import { levelFor } from './rating.ts';

/** What a round is made of. */
export interface RoundPlan {
  seed: string;
  /** Whether it is heard through the loudspeaker of a phone. */
  phone: boolean;
  /** At least one. */
  skills: readonly Skill[];
  /** `null` for a round without end. */
  minutes: number | null;
  /** Whether each question plays as soon as it is asked. */
  autoplay: boolean;
  /** The questions of a round that somebody has shared; `null` to choose them by what is known. */
  shared: SharedRound | null;
}

/** A question with its place in the list that makes the round. */
export interface Chosen {
  entry: Entry;
  question: EarQuestion;
}

/**
 * The next question of a round: the skills take turns in an order that the seed gives, at the level that is
 * answered right as often as is aimed at. What is due, or least known, comes first.
 * @returns `null` after the last question of a shared round
 */
export function nextQuestion(
  { seed, phone, skills, shared }: RoundPlan,
  place: number,
  record: EarRecord,
  day: number,
): Chosen | null {
  if (shared) {
    const entry = shared.entries[place];
    return entry ? { entry, question: earQuestion(askedAt(shared, entry, place)) } : null;
  }
  const turn = Math.floor(place / skills.length);
  const [skill] = shuffled(skills, `${seed} ${turn}`).slice(place % skills.length);
  if (!skill) return null;
  const questionOf = (level: number, variant: number) =>
    earQuestion(askedAt({ seed, phone }, { skill, level, variant }, place));
  const level = levelFor(skillToday(record, skill, day).ability, LEVELS, (each) =>
    chanceOf(questionOf(each, 0).task),
  );
  const due = dueItems(record, skill, day);
  const candidates = Array.from({ length: VARIANTS }, (_, variant) => ({
    entry: { skill, level, variant },
    question: questionOf(level, variant),
  }));
  const rank = ({ question: { item } }: Chosen) =>
    itemToday(record, skill, item, day).ability - (due.includes(item) ? 10 : 0);
  return candidates.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}
