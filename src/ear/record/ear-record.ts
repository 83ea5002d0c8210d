import { array, check, type InferOutput, is, number, object, pipe } from 'valibot';
import { type EarQuestion, SKILLS, type Skill } from '#audio/music/ear/question.ts';
import { stored } from '#src/device/stored.ts';
import { fields, json } from '#src/device/stored-json.ts';
import { aged, type Rating, rated, UNKNOWN, UNKNOWN_ITEM } from './rating.ts';

/** The stored ratings: skills by their id, items by `itemKey`. */
export type EarRecord = Readonly<Record<string, StoredRating>>;

/** The longest interval, in days. */
const LONGEST = 64;
const DAYS = 30;

export const itemKey = (skill: Skill, item: string) => `${skill} ${item}`;

const within = (from: number, to: number) =>
  pipe(
    number(),
    check((figure) => figure >= from && figure <= to),
  );
/** The stored rating of a skill or of one of its items, with the fields of `Rating`. */
const RATING = pipe(
  object({
    ability: within(-20, 20),
    spread: within(0, 5),
    day: within(0, 100_000),
    answers: within(0, 1e6),
    right: within(0, 1e6),
    /** Days from the last answer until it is due again. */
    interval: within(1, LONGEST),
    /** The ability at the end of each day of practice, of an item with that of its skill. The latest days last. */
    growth: array(within(-20, 20)),
  }),
  check(({ answers, right, growth }) => right <= answers && growth.length <= DAYS),
);
export type StoredRating = InferOutput<typeof RATING>;

const isKey = (key: string) => {
  const [skill, ...item] = key.split(' ');
  return SKILLS.includes(skill as Skill) && /^[a-z0-9+ -]{0,40}$/.test(item.join(' '));
};

/** The stored ratings, parsed. Invalid entries are dropped. */
export const EAR = stored(
  'ear_ratings',
  json(
    fields,
    (entries): EarRecord =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([key, entry]) =>
          isKey(key) && is(RATING, entry) ? [[key, entry]] : [],
        ),
      ),
  ),
);

const NONE: EarRecord = {};

/** The stored ratings. The same object until they change. */
export const earRecord = () => EAR.read() ?? NONE;

export interface EarAnswer extends Pick<EarQuestion, 'skill' | 'item' | 'level'> {
  /** The probability of a right answer by guessing. */
  chance: number;
  right: boolean;
}

/** Stores an answer that was given today. */
export function recordEar(answer: EarAnswer): void {
  EAR.write(withAnswer(earRecord(), answer, today()));
}

/** @param day counted since 1970 */
export function withAnswer(record: EarRecord, answer: EarAnswer, day: number): EarRecord {
  const { skill, item, level, chance, right } = answer;
  const key = itemKey(skill, item);
  const [ofSkill, ofItem] = [record[skill] ?? NEW_SKILL, record[key] ?? NEW_ITEM];
  const next = rated(ofSkill, ofItem, { level, chance, right, day });
  const grown = (kept: StoredRating, ability: number) =>
    [...(kept.day === day ? kept.growth.slice(0, -1) : kept.growth), rounded(ability)].slice(-DAYS);
  const counted = (kept: StoredRating, rating: Rating, ability = rating.ability) => ({
    ...kept,
    ...rating,
    ability: rounded(rating.ability),
    spread: rounded(rating.spread),
    answers: kept.answers + 1,
    right: kept.right + Number(right),
    interval: intervalAfter(kept, right, day),
    growth: grown(kept, ability),
  });
  return {
    ...record,
    [skill]: counted(ofSkill, next.skill),
    [key]: counted(ofItem, next.item, next.skill.ability + next.item.ability),
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Twice the interval if a due item is answered right; one day after a wrong answer. */
function intervalAfter(kept: StoredRating, right: boolean, day: number): number {
  if (!right || kept.answers === 0) return 1;
  return isDue(kept, day) ? Math.min(LONGEST, 2 * kept.interval) : kept.interval;
}

export const isDue = ({ answers, day, interval }: StoredRating, now: number) =>
  answers > 0 && now >= day + interval;

export const itemsOf = (record: EarRecord, skill: Skill): string[] =>
  Object.keys(record)
    .filter((key) => key.startsWith(`${skill} `))
    .map((key) => key.slice(skill.length + 1));

export const dueItems = (record: EarRecord, skill: Skill, now: number): string[] =>
  itemsOf(record, skill).filter((item) => isDue(record[itemKey(skill, item)] ?? NEW_ITEM, now));

/** Minimum number of answers for a level to be shown. Fewer answers give no reliable estimate. */
const ENOUGH_ANSWERS = 5;

/** Whether a rating has enough answers to be shown. */
export const isKnown = ({ answers }: Pick<StoredRating, 'answers'>) => answers >= ENOUGH_ANSWERS;

export const knownSkills = (record: EarRecord): Skill[] =>
  SKILLS.filter((skill) => isKnown(record[skill] ?? NEW_SKILL));

/** The known skills that have due items. */
export const dueSkills = (record: EarRecord, now: number): Skill[] =>
  knownSkills(record).filter((skill) => dueItems(record, skill, now).length > 0);

export const skillToday = (record: EarRecord, skill: Skill, day: number): Rating =>
  aged(record[skill] ?? UNKNOWN, day);

export const itemToday = (record: EarRecord, skill: Skill, item: string, day: number): Rating =>
  aged(record[itemKey(skill, item)] ?? UNKNOWN_ITEM, day, UNKNOWN_ITEM);

/** Today in the learner's time zone, in days since 1970. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() / 60_000 - now.getTimezoneOffset()) / 1440);
}

const NOTHING = { answers: 0, right: 0, interval: 1, growth: [] };
const NEW_SKILL: StoredRating = { ...UNKNOWN, ...NOTHING };
const NEW_ITEM: StoredRating = { ...UNKNOWN_ITEM, ...NOTHING };
