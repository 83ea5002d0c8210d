import { SKILLS, type Skill } from '#audio/music/ear/question.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import {
  type EarRecord,
  itemKey,
  itemsOf,
  itemToday,
  type StoredRating,
  skillToday,
} from './ear-record.ts';

export type HeardLevel = ReturnType<typeof levelOfItem>;

export function levelOfSkill(record: EarRecord, skill: Skill, day: number): HeardLevel {
  const { ability, spread } = skillToday(record, skill, day);
  return { ability, spread, ...countsOf(record[skill]) };
}

export function levelOfItem(record: EarRecord, skill: Skill, item: string, day: number) {
  const [ofSkill, ofItem] = [skillToday(record, skill, day), itemToday(record, skill, item, day)];
  return {
    /** On the scale of the levels; the combined estimate of all skills that asked for it. */
    ability: ofSkill.ability + ofItem.ability,
    /** Standard deviation of the ability, in levels. */
    spread: Math.hypot(ofSkill.spread, ofItem.spread),
    ...countsOf(record[itemKey(skill, item)]),
  };
}

function countsOf({ answers = 0, right = 0, growth = [] }: Partial<StoredRating> = {}) {
  return {
    answers,
    right,
    /** Growth of the ability since it was first stored; `null` if there was only one day of practice. */
    grown: growth.length > 1 ? (growth.at(-1) ?? 0) - (growth[0] ?? 0) : null,
    /** The ability at the end of each day of practice; empty if several items contribute. */
    growth,
  };
}

/** Skills whose items are about one player. */
const OF_ONE: Partial<Record<Skill, BandInstrument>> = { guira: 'guira', drums: 'bongos' };

function isAbout(skill: Skill, item: string, what: BandInstrument | RhythmType): boolean {
  return OF_ONE[skill] === what || item.split('+').includes(what);
}

/** The level of each player or rhythm over all skills that asked for it. The surer an item, the higher its weight. */
export function levelsOf<T extends BandInstrument | RhythmType>(
  all: readonly T[],
  record: EarRecord,
  day: number,
): { what: T; level: HeardLevel }[] {
  return all.flatMap((what) => {
    const levels = SKILLS.flatMap((skill) =>
      itemsOf(record, skill)
        .filter((item) => isAbout(skill, item, what))
        .map((item) => levelOfItem(record, skill, item, day)),
    );
    return levels.length > 0 ? [{ what, level: together(levels) }] : [];
  });
}

function together(levels: readonly HeardLevel[]): HeardLevel {
  const mean = (of: readonly HeardLevel[], value: (level: HeardLevel) => number) => {
    const weights = of.reduce((sum, { spread }) => sum + spread ** -2, 0);
    return of.reduce((sum, level) => sum + value(level) * level.spread ** -2, 0) / weights;
  };
  const sum = (value: (level: HeardLevel) => number) =>
    levels.reduce((all, level) => all + value(level), 0);
  const grown = levels.filter((level) => level.grown !== null);
  return {
    ability: mean(levels, ({ ability }) => ability),
    // The items of a skill are not independent, so their combination is no surer than the surest of them.
    spread: Math.min(...levels.map(({ spread }) => spread)),
    answers: sum(({ answers }) => answers),
    right: sum(({ right }) => right),
    grown: grown.length > 0 ? mean(grown, (level) => level.grown ?? 0) : null,
    growth: [],
  };
}
