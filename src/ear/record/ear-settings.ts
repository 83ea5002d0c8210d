import { SKILLS, type Skill } from '#audio/music/ear/question.ts';
import { matching, stored } from '#src/device/stored.ts';

/** Lengths of a round in minutes; `null` for an endless round. */
export const LENGTHS = [2, 5, 10, null] as const;

export interface EarSettings {
  skills: readonly Skill[];
  minutes: (typeof LENGTHS)[number];
  /** Whether the sound comes from the loudspeaker of a phone. */
  phone: boolean;
}

/** Settings of a first visit: the skills that the lessons teach first. */
export const FIRST_SETTINGS: EarSettings = {
  skills: ['rhythm', 'who', 'missing', 'drums'],
  minutes: 2,
  phone: false,
};

/** The skills in a query such as `skills=who.missing`; empty if it contains none. */
export function skillsIn(query: URLSearchParams): readonly Skill[] {
  const chosen = query.get('skills')?.split('.') ?? [];
  return SKILLS.filter((skill) => chosen.includes(skill));
}

/** A touch screen of a phone's size. Its sound usually comes from its own loudspeaker. */
const PHONE = '(hover: none) and (pointer: coarse) and (width < 48rem)';
const isPhone = () => matchMedia(PHONE).matches;

/** Whether questions play automatically. On unless the learner has switched it off. */
export const EAR_AUTOPLAY = stored(
  'ear_autoplay',
  matching(/^(yes|no)$/, (text) => text === 'yes'),
  (plays) => (plays ? 'yes' : 'no'),
);

/** The settings as a query. Its field `autoplay` belongs to an earlier version, whose default was `no`. */
export const EAR_SETTINGS = stored(
  'ear_settings',
  matching(/^skills=[\w.&=-]*$/, (text) => {
    const query = new URLSearchParams(text);
    const length = query.get('minutes');
    return {
      skills: skillsIn(query),
      minutes: LENGTHS.find((each) => `${each}` === length),
      phone: query.has('phone') ? query.get('phone') === 'yes' : null,
    };
  }),
  ({ skills, minutes, phone }, before) => {
    const query = new URLSearchParams(before);
    query.set('skills', skills.join('.'));
    query.set('minutes', `${minutes}`);
    query.set('phone', phone ? 'yes' : 'no');
    return `${query}`;
  },
);

/** @param onPhone whether this is a phone, the default of learners who have not chosen; replaced in tests */
export function readSettings(onPhone = isPhone): EarSettings {
  const { skills = [], minutes, phone } = EAR_SETTINGS.read() ?? {};
  return {
    skills: skills.length > 0 ? skills : FIRST_SETTINGS.skills,
    minutes: minutes === undefined ? FIRST_SETTINGS.minutes : minutes,
    phone: phone ?? onPhone(),
  };
}
