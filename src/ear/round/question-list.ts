import { LEVELS, type QuestionSettings, SKILLS, type Skill } from '#audio/music/ear/question.ts';

/** A question of a round, without the round's seed. */
export interface Entry extends Pick<QuestionSettings, 'skill' | 'level'> {
  /** The index among the questions that the seed gives for this place, from 0. */
  variant: number;
}

export interface SharedRound {
  seed: string;
  phone: boolean;
  entries: readonly Entry[];
}

/** Number of variants of a question at each place of a round. An address has one digit for it. */
export const VARIANTS = 10;
/** Maximum number of questions in an address. */
export const MOST_QUESTIONS = 60;

/** The settings from which `earQuestion` generates a question of a round. @param place its index in the round */
export function askedAt(
  { seed, phone }: Pick<SharedRound, 'seed' | 'phone'>,
  { skill, level, variant }: Entry,
  place: number,
): QuestionSettings {
  return { skill, level, phone, seed: `${seed} ${place} ${variant}` };
}

const letterOf = (skill: Skill) => String.fromCharCode(97 + SKILLS.indexOf(skill));

/** The round as the value of a query, such as `k3fd-w-a20b31`: seed, loudspeaker and questions. */
export function encodeRound({ seed, phone, entries }: SharedRound): string {
  const list = entries
    .slice(0, MOST_QUESTIONS)
    .map(({ skill, level, variant }) => `${letterOf(skill)}${level}${variant}`);
  return `${seed}-${phone ? 'p' : 'w'}-${list.join('')}`;
}

/** The round in a query; `null` if it is invalid. */
export function decodeRound(text: string): SharedRound | null {
  const [, seed = '', loudspeaker, list = ''] =
    /^([a-z0-9]{1,8})-([pw])-((?:[a-z]\d\d){1,60})$/.exec(text) ?? [];
  const entries = (list.match(/.../g) ?? []).flatMap((entry): Entry[] => {
    const skill = SKILLS[entry.charCodeAt(0) - 97];
    const [level, variant] = [Number(entry[1]), Number(entry[2])];
    const valid = skill && level >= 1 && level <= LEVELS;
    return valid ? [{ skill, level, variant }] : [];
  });
  const complete = entries.length > 0 && entries.length * 3 === list.length;
  return complete ? { seed, phone: loudspeaker === 'p', entries } : null;
}
