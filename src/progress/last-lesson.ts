import { matching, stored } from '#src/device/stored.ts';

export const LAST_LESSON = stored(
  'last_lesson',
  matching(/^[a-z0-9-]+\/[a-z0-9-]+$/, (text) => {
    const [section = '', lesson = ''] = text.split('/');
    return { section, lesson };
  }),
  ({ section, lesson }) => `${section}/${lesson}`,
);

/** The last step of a lesson that was on screen. */
export interface LastStep {
  /** An ISO date and time in UTC. */
  date: string;
  /** Its number among the steps at that time, from 1. */
  number: number;
  id: string;
}

/** The last step of each lesson, by section and lesson: 'music_rhythm'. */
export const LAST_STEPS = stored(
  'lesson_step_',
  matching(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [1-9]\d? [a-z0-9-]{1,80}$/,
    (text): LastStep => {
      const [date = '', number = '', id = ''] = text.split(' ');
      return { date, number: Number(number), id };
    },
  ),
  ({ date, number, id }) => `${date} ${number} ${id}`,
);

/** The steps of each lesson whose exercise or question has been solved, by section and lesson. */
export const SOLVED_STEPS = stored(
  'lesson_solved_',
  matching(/^[a-z0-9-]+( [a-z0-9-]+)*$/, (text): readonly string[] => text.split(' ')),
  (steps) => steps.join(' '),
);

export const lastStep = (section: string, lesson: string) => LAST_STEPS.of(`${section}_${lesson}`);

export const solvedSteps = (section: string, lesson: string) =>
  SOLVED_STEPS.of(`${section}_${lesson}`);
