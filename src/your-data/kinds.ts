import { BAND } from '#audio/music/instrument.ts';
import { plural } from '#lib/words.ts';
import { OPEN_CLASS } from '#src/classroom/open-class.ts';
import { PLAN } from '#src/classroom/plan-store.ts';
import { INSTRUMENT_NAMES, RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { SWITCHES, type SwitchKey } from '#src/device/preferences.ts';
import { type Stored, type StoredKey, stored, storedSwitch } from '#src/device/stored.ts';
import { THEME } from '#src/device/theme.ts';
import { EAR } from '#src/ear/record/ear-record.ts';
import { EAR_AUTOPLAY, EAR_SETTINGS } from '#src/ear/record/ear-settings.ts';
import { EXERCISES } from '#src/exercises/matching/saved-exercise.ts';
import { GRID_SETTINGS, GRIDS } from '#src/exercises/rhythm-grid/memory.ts';
import { DRAFT } from '#src/feedback/draft.ts';
import { OUTBOX } from '#src/feedback/outbox.ts';
import { CHANGE_TOLD } from '#src/practice/play-along/change-told.ts';
import { BEST_RESULTS, type TapExercise } from '#src/practice/play-along/result/best-results.ts';
import { TAP_KEY } from '#src/practice/play-along/tap/tap-keys.ts';
import type { TapPattern } from '#src/practice/play-along/targets.ts';
import { LAST_SETTINGS } from '#src/practice/settings/settings-query.ts';
import { PRESETS } from '#src/practice/share/presets.ts';
import { LOG } from '#src/practice/trainer/practice-log.ts';
import { LAST_LESSON, LAST_STEPS, SOLVED_STEPS } from '#src/progress/last-lesson.ts';
import { MISSED } from '#src/progress/missed.ts';
import { COMPLETE, LESSONS, SCORES } from '#src/progress/progress.ts';
import { ROAD_DONE, ROAD_USED } from '#src/progress/road-dates.ts';
import { QUIZZES } from '#src/progress/unfinished-quiz.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { LEVEL } from '#src/sound/volume-level.ts';

/** The groups of stored values, in display order. */
export const GROUPS = {
  progress: 'Lessons and quizzes',
  unfinished: 'Started, not finished',
  missed: 'Questions to repeat',
  ear: 'Ear training',
  practice: 'Practice page',
  log: 'Practice time',
  class: 'Teaching',
  tapping: 'Play along',
  look: 'Theme and volume',
  feedback: 'Feedback that is not sent yet',
  refused: 'Unreadable entries',
  other: 'Other entries',
} as const;

export type GroupId = keyof typeof GROUPS;

/** The description of a stored value for *Your data*. */
export interface Kind<T = unknown> {
  value: Stored<T>;
  group: GroupId;
  /** The names that may follow the key; without this, the key has no names. */
  names?: RegExp;
  /** Describes a value in plain words. @param name the groups of `names` that matched */
  describe(value: T, ...name: string[]): readonly string[];
  /** The value to keep of this device's and a file's: the same object for this device's, which is the default. */
  merge?: (here: T, there: T) => T;
}

/** Erases the type of the value, which is safe: texts are parsed by its schema before every use. */
const kind = <T>(facts: Omit<Kind<T>, 'describe'>, describe: Kind<T>['describe']) =>
  ({ ...facts, describe }) as unknown as Kind;

const SECTION_IDS = SECTIONS.map(({ id }) => id).join('|');
const ID = '[a-z0-9][a-z0-9-]{0,60}';
const IN_SECTION = new RegExp(`^(${SECTION_IDS})_(${ID})$`);
const BY_ID = new RegExp(`^(${ID}(?:_${ID})?)$`);
const STOP = new RegExp(`^(?:(lesson|quiz)_(${SECTION_IDS})_(${ID})|band_(${BAND.join('|')}))$`);
/** Names in results; elsewhere they are capitalised. */
const TAP_PATTERN_NAMES: Readonly<Record<string, string>> = {
  counts: 'counts',
  hembra: 'low drum',
  ...INSTRUMENT_NAMES,
} satisfies Record<TapPattern, string>;
const TAP_RHYTHM_NAMES: Readonly<Record<string, string>> = {
  ...RHYTHM_NAMES,
  song: 'a whole song',
} satisfies Record<TapExercise['rhythm'], string>;
const INPUT_NAMES: Readonly<Record<string, string>> = {
  key: 'Keyboard',
  touch: 'Touch',
  mouse: 'Mouse',
  midi: 'MIDI pad',
} satisfies Record<InputKind, string>;
/** The earlier of two dates. */
const earlier = (here: string, there: string) => (there < here ? there : here);
const anyOf = (names: Readonly<Record<string, string>>) => Object.keys(names).join('|');

const switchKind = (key: SwitchKey) => {
  const { name, group } = SWITCHES[key];
  return kind({ value: storedSwitch(key), group }, (on) => [`${name}: ${on ? 'on' : 'off'}`]);
};
const SWITCH_KINDS = Object.fromEntries(
  (Object.keys(SWITCHES) as SwitchKey[]).map((key) => [key, switchKind(key)]),
) as Record<SwitchKey, Kind>;

export const DATA_KINDS: Readonly<Record<StoredKey, Kind>> = {
  ...SWITCH_KINDS,
  lesson_progress_: kind(
    { value: LESSONS, group: 'progress', names: IN_SECTION, merge: Math.max },
    (progress, section = '', id = '') => [
      `Lesson ${lessonIn(section, id)}: ${progress === COMPLETE ? 'completed' : `${progress}%`}`,
    ],
  ),
  lesson_solved_: kind(
    { value: SOLVED_STEPS, group: 'progress', names: IN_SECTION, merge: united(String) },
    ({ length }, section = '', id = '') => [
      `Lesson ${lessonIn(section, id)}: ${plural(length, { one: '# step', other: '# steps' })} solved`,
    ],
  ),
  lesson_step_: kind(
    { value: LAST_STEPS, group: 'progress', names: IN_SECTION, merge: greater(({ date }) => date) },
    ({ number, date }, section = '', id = '') => [
      `Lesson ${lessonIn(section, id)}: left at step ${number}, on ${dayOf(date)}`,
    ],
  ),
  quiz_progress_: kind(
    {
      value: SCORES,
      group: 'progress',
      names: IN_SECTION,
      merge: greater(({ score, total }) => score / total),
    },
    ({ score, total }, section = '', id = '') => [
      `Quiz ${quizIn(section, id)}: best score ${score} of ${total}`,
    ],
  ),
  last_lesson: kind({ value: LAST_LESSON, group: 'progress' }, ({ section, lesson }) => [
    `Opened last: ${lessonIn(section, lesson)}`,
  ]),
  road_done_: kind(
    { value: ROAD_DONE, group: 'progress', names: STOP, merge: earlier },
    (date, ...stop) => [`${stopNamed(...stop)}: done on ${dayOf(date)}`],
  ),
  road_used_: kind(
    { value: ROAD_USED, group: 'progress', names: STOP, merge: greater(String) },
    (date, ...stop) => [`${stopNamed(...stop)}: used last on ${dayOf(date)}`],
  ),
  unfinished_quiz_: kind(
    { value: QUIZZES, group: 'unfinished', names: IN_SECTION },
    // Placed cards have no question.
    ({ question, placements }, section = '', id = '') => [
      `Quiz ${quizIn(section, id)}${placements === undefined ? `, at question ${question}` : ''}`,
    ],
  ),
  unfinished_grid_: kind({ value: GRIDS, group: 'unfinished', names: BY_ID }, (_, id) => [
    `Rhythm grid: ${wordsOf(id)}`,
  ]),
  'unfinished_grid-settings_': kind(
    { value: GRID_SETTINGS, group: 'unfinished', names: BY_ID },
    (_, id) => [`Tempo and sounds of the rhythm grid: ${wordsOf(id)}`],
  ),
  unfinished_exercise_: kind({ value: EXERCISES, group: 'unfinished', names: BY_ID }, (_, id) => [
    `Exercise: ${wordsOf(id)}`,
  ]),
  missed_questions: kind(
    { value: MISSED, group: 'missed', merge: united(MISSED.nameOf) },
    (missed) => {
      const quizzes = missed.map(({ section, quiz }) => quizIn(section, quiz));
      return [...new Set(quizzes)].map((name) => {
        const { length } = quizzes.filter((quiz) => quiz === name);
        return `${name}: ${plural(length, { one: '# question', other: '# questions' })}`;
      });
    },
  ),
  ear_ratings: kind(
    {
      value: EAR,
      group: 'ear',
      merge(here, there) {
        const fuller = Object.entries(there).filter(
          ([key, { answers }]) => answers > (here[key]?.answers ?? 0),
        );
        return fuller.length > 0 ? { ...here, ...Object.fromEntries(fuller) } : here;
      },
    },
    (record) => {
      const skills = Object.entries(record).filter(([key]) => !key.includes(' '));
      const answers = skills.reduce((sum, [, rating]) => sum + rating.answers, 0);
      return [
        `${plural(answers, { one: '# answer', other: '# answers' })} in ${plural(skills.length, { one: '# topic', other: '# topics' })}`,
      ];
    },
  ),
  ear_settings: kind({ value: EAR_SETTINGS, group: 'ear' }, ({ skills, minutes }) => {
    const length = minutes === null ? 'Endless' : `${minutes}-minute`;
    return [`${length} rounds, ${plural(skills.length, { one: '# topic', other: '# topics' })}`];
  }),
  ear_autoplay: kind({ value: EAR_AUTOPLAY, group: 'ear' }, (plays) => [
    `Questions play by themselves: ${plays ? 'yes' : 'no'}`,
  ]),
  practice_settings: kind({ value: LAST_SETTINGS, group: 'practice' }, (query) => {
    const { rhythm, tempo } = Object.fromEntries(new URLSearchParams(query));
    const facts = [rhythm, tempo && `${tempo} counts a minute`].filter(Boolean).join(', ');
    return [`How the band is set${facts && `: ${facts}`}`];
  }),
  practice_presets: kind(
    { value: PRESETS, group: 'practice', merge: united(PRESETS.nameOf) },
    (presets) => presets.map(({ name }) => `Preset “${name}”`),
  ),
  practice_presets_unreadable: kind(
    {
      // Of an earlier version; this version stores it like any other copy.
      value: stored('practice_presets_unreadable', String, String),
      group: 'refused',
    },
    () => ['A list of presets that could not be read'],
  ),
  practice_log: kind(
    {
      value: LOG,
      group: 'log',
      merge(here, there) {
        const days = new Map(here.map(({ date, seconds }) => [date, seconds]));
        const longer = there.filter(({ date, seconds }) => seconds > (days.get(date) ?? 0));
        if (longer.length === 0) return here;
        for (const { date, seconds } of longer) days.set(date, seconds);
        return [...days]
          .map(([date, seconds]) => ({ date, seconds }))
          .sort((a, b) => (a.date < b.date ? -1 : 1));
      },
    },
    (days) => {
      const seconds = days.reduce((sum, day) => sum + day.seconds, 0);
      const last = days.reduce((latest, { date }) => (date > latest ? date : latest), '');
      return [
        `${timeOf(seconds)} on ${plural(days.length, { one: '# day', other: '# days' })}, the last on ${dayOf(last)}`,
      ];
    },
  ),
  class_plan: kind({ value: PLAN, group: 'class' }, ({ name, steps }) => [
    `${name ? `“${name}”` : 'Without a name'}: ${plural(steps.length, { one: '# step', other: '# steps' })}`,
  ]),
  open_class: kind({ value: OPEN_CLASS, group: 'class' }, ({ number, count }) => [
    `A class, left at slide ${number} of ${count}`,
  ]),
  tap_best_: kind(
    {
      value: BEST_RESULTS,
      group: 'tapping',
      names: new RegExp(`^(${anyOf(TAP_RHYTHM_NAMES)})_(${anyOf(TAP_PATTERN_NAMES)})$`),
      merge: greater(({ spread }) => -spread),
    },
    ({ spread, hits, bpm }, rhythm = '', pattern = '') => {
      const exercise = `${TAP_RHYTHM_NAMES[rhythm]}, ${TAP_PATTERN_NAMES[pattern]}`.toLowerCase();
      return [`Best result in ${exercise}: ±${spread} ms, ${hits}% hit, at ${bpm} counts a minute`];
    },
  ),
  tap_calibration_: kind(
    { value: CALIBRATIONS, group: 'tapping', names: new RegExp(`^(${anyOf(INPUT_NAMES)})$`) },
    ({ offset }, input = '') => [
      `Calibration: ${INPUT_NAMES[input]}, ${Math.round(offset * 1000)} ms`,
    ],
  ),
  tap_change_told: kind({ value: CHANGE_TOLD, group: 'tapping' }, () => [
    'You have been told what is new in Play along',
  ]),
  tap_key: kind({ value: TAP_KEY, group: 'tapping' }, (key) => [`Tap key: ${key.toUpperCase()}`]),
  darkMode: kind({ value: THEME, group: 'look' }, (dark) => [
    `Theme: ${dark === 'true' ? 'dark' : 'light'}`,
  ]),
  volume: kind({ value: LEVEL, group: 'look' }, (level) => [`Volume: ${Math.round(level * 100)}%`]),
  feedbackDraft: kind({ value: DRAFT, group: 'feedback' }, ({ message, email }) =>
    [message && `Message: “${message}”`, email && `Email: ${email}`].filter(Boolean),
  ),
  feedbackOutbox: kind(
    { value: OUTBOX, group: 'feedback', merge: united(OUTBOX.nameOf) },
    (waiting) => waiting.map(({ message }) => `Waits for a connection: “${message}”`),
  ),
};

/** The kind of a key, the value under it, and the names in the key. `null` for an unknown key. */
export function kindOf(key: string): { kind: Kind; at: Stored<unknown>; names: string[] } | null {
  for (const [start, kind] of Object.entries(DATA_KINDS)) {
    if (!key.startsWith(start)) continue;
    const name = key.slice(start.length);
    const match = (kind.names ?? /^$/).exec(name);
    if (match) return { kind, at: kind.value.of(name), names: match.slice(1) };
  }
  return null;
}

/** Merges two lists. If both have an entry with the same name, this device's stays. */
function united<T>(nameOf: (entry: T) => string) {
  return (here: readonly T[], there: readonly T[]) => {
    const names = new Set(here.map(nameOf));
    const added = there.filter((entry) => !names.has(nameOf(entry)));
    return added.length > 0 ? [...here, ...added] : here;
  };
}

/** The greater of two values, by a number or text. */
function greater<T>(of: (value: T) => number | string) {
  return (here: T, there: T) => (of(there) > of(here) ? there : here);
}

const lessonIn = (section: string, id: string) => inSection(section, id, 'lessons');
const quizIn = (section: string, id: string) => inSection(section, id, 'quizzes');

/** 'Basic Rhythms (Music)': a history lesson and its quiz have the same title. */
function inSection(section: string, id: string, kind: 'lessons' | 'quizzes'): string {
  const { title = section, [kind]: entries = [] } =
    SECTIONS.find((each) => each.id === section) ?? {};
  return `${entries.find((entry) => entry.id === id)?.title ?? id} (${title})`;
}

/** 'Lesson Basic Rhythms (Music)' or 'Güira with the band', from the groups of `STOP`. */
function stopNamed(kind?: string, section = '', id = '', player = ''): string {
  if (kind === 'lesson') return `Lesson ${lessonIn(section, id)}`;
  if (kind === 'quiz') return `Quiz ${quizIn(section, id)}`;
  const names: Readonly<Record<string, string>> = INSTRUMENT_NAMES;
  return `${names[player]} with the band`;
}

/** 'name the parts', from an id. */
const wordsOf = (id = '') => id.replace(/[-_]+/g, ' ');

/** '22 November 2026', from an ISO date with or without a time. */
function dayOf(date = ''): string {
  const day = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString('en-GB', format);
}

function timeOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
