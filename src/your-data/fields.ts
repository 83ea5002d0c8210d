import { decodePlan, encodePlan } from '#src/classroom/class-plan.ts';
import type { SectionId } from '#src/content/model.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { fieldsIn, isFields, isText, jsonOf, listOf } from './json.ts';

/** The groups in which the page shows what is kept, in display order. */
export const GROUPS = {
  progress: 'Lessons and quizzes',
  unfinished: 'Begun and not finished',
  missed: 'Questions to repeat',
  ear: 'Ear training',
  practice: 'Practice page',
  log: 'Practice time',
  class: 'Class plan',
  tapping: 'Tapping along',
  look: 'Theme and volume',
  feedback: 'Feedback that is not sent yet',
  other: 'Other entries',
} as const;

export type GroupId = keyof typeof GROUPS;

/** One kind of entry in the device's storage. */
export interface Field {
  group: GroupId;
  /** The keys under which it is stored. */
  key: RegExp;
  /** The value as it may be stored; `null` if it is not valid. Never throws. */
  accept(value: string): string | null;
  /** What the value means, in plain words. @param key what the groups of `key` matched */
  describe(value: string, ...key: string[]): readonly string[];
  /** The value to keep of two valid ones; without it, that of this device. */
  merge?(here: string, there: string): string;
}

/** Longer values are not accepted, in UTF-16 units. */
const LONGEST = 20_000;

const matching =
  (pattern: RegExp) =>
  (value: string): string | null =>
    value.length <= LONGEST && pattern.test(value.trim()) ? value.trim() : null;

/** A plan with notes on every step is longer. */
const LONGEST_PLAN = 60_000;

const SECTION_IDS = SECTIONS.map(({ id }) => id).join('|');
/** Ids in addresses and keys. */
const ID = '[a-z0-9][a-z0-9-]{0,60}';
const PLAYERS = {
  requinto: 'requinto',
  segunda: 'segunda',
  bass: 'bass',
  guira: 'güira',
  bongos: 'bongos',
};
const TAP_PARTS: Readonly<Record<string, string>> = {
  counts: 'counts',
  hembra: 'low drum',
  ...PLAYERS,
};
const RHYTHMS: Readonly<Record<string, string>> = {
  derecho: 'derecho',
  majao: 'majao',
  mambo: 'mambo',
  song: 'a whole song',
};
const INPUTS: Readonly<Record<string, string>> = {
  key: 'Keyboard',
  touch: 'Touch',
  mouse: 'Mouse',
  midi: 'MIDI pad',
};
const anyOf = (names: Readonly<Record<string, string>>) => Object.keys(names).join('|');

const lessonTitle = (section: string, id: string) => titleIn(sectionOf(section)?.lessons, id);
const quizTitle = (section: string, id: string) => titleIn(sectionOf(section)?.quizzes, id);
const sectionOf = (id: string) => SECTIONS.find((section) => section.id === (id as SectionId));
const titleIn = (entries: readonly { id: string; title: string }[] = [], id: string) =>
  entries.find((entry) => entry.id === id)?.title ?? id;

/** 'Basic Rhythms (Music)': a history lesson and its quiz have the same title. */
const inSection = (title: string, section: string) =>
  `${title} (${sectionOf(section)?.title ?? section})`;

const numbersIn = (value: string) => (value.match(/-?[\d.]+/g) ?? []).map(Number);

/** '22 November 2026', from an ISO date. */
function dayOf(date = ''): string {
  const day = new Date(`${date}T12:00:00Z`);
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString('en-GB', format);
}

/** Hours and minutes, from seconds. */
function timeOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** Unfinished work other than quizzes, by the first part of its key. */
const BEGUN: Readonly<Record<string, string>> = {
  grid: 'Rhythm grid',
  'grid-settings': 'Tempo and sounds of the rhythm grid',
  exercise: 'Exercise',
};

/** Every field that the app stores. fields.test.ts compares it with the stores themselves. */
export const FIELDS: readonly Field[] = [
  {
    group: 'progress',
    key: new RegExp(`^lesson_progress_(${SECTION_IDS})_(${ID})$`),
    accept: matching(/^(100|\d{1,2})$/),
    describe: (value, section = '', id = '') => [
      `Lesson ${inSection(lessonTitle(section, id), section)}: ${value === '100' ? 'completed' : `${value} %`}`,
    ],
    merge: (here, there) => (Number(there) > Number(here) ? there : here),
  },
  {
    group: 'progress',
    key: new RegExp(`^quiz_progress_(${SECTION_IDS})_(${ID})$`),
    accept(value) {
      const text = matching(/^\d{1,4}\/[1-9]\d{0,3}$/)(value);
      return text !== null && shareOf(text) <= 1 ? text : null;
    },
    describe: (value, section = '', id = '') => [
      `Quiz ${inSection(quizTitle(section, id), section)}: best score ${value.replace('/', ' of ')}`,
    ],
    merge: (here, there) => (shareOf(there) > shareOf(here) ? there : here),
  },
  {
    group: 'progress',
    key: /^last_lesson$/,
    accept: matching(new RegExp(`^(${SECTION_IDS})/${ID}$`)),
    describe(value) {
      const [section = '', id = ''] = value.split('/');
      return [`Opened last: ${inSection(lessonTitle(section, id), section)}`];
    },
  },
  {
    group: 'unfinished',
    key: new RegExp(`^unfinished_quiz_(${SECTION_IDS})_(${ID})$`),
    accept: acceptJson(fieldsIn),
    describe(value, section = '', id = '') {
      const { question } = jsonOf(value, fieldsIn) ?? {};
      const place = typeof question === 'number' ? `, at question ${question}` : '';
      return [`Quiz ${inSection(quizTitle(section, id), section)}${place}`];
    },
  },
  {
    group: 'unfinished',
    key: /^unfinished_([\w/.-]{1,80})$/,
    accept: acceptJson((value) => value),
    describe(_, name = '') {
      const [, kind = '', id = ''] = /^(grid-settings|grid|exercise)_(.*)/.exec(name) ?? [];
      return [`${BEGUN[kind] ?? 'Begun'}: ${(id || name).replace(/[\W_]+/g, ' ').trim()}`];
    },
  },
  {
    group: 'missed',
    key: /^missed_questions$/,
    accept: acceptList(missedIn),
    describe(value) {
      const missed = listOf(value, missedIn);
      const quizzes = new Map<string, number>();
      for (const { section, quiz } of missed) {
        const name = inSection(quizTitle(section, quiz), section);
        quizzes.set(name, (quizzes.get(name) ?? 0) + 1);
      }
      return [...quizzes].map(([name, count]) => `${name}: ${counted(count, 'question')}`);
    },
    merge: (here, there) => united(here, there, missedIn),
  },
  {
    group: 'ear',
    key: /^ear_ratings$/,
    accept: acceptJson(ratingsIn),
    describe(value) {
      const skills = Object.entries(jsonOf(value, ratingsIn) ?? {}).filter(
        ([key]) => !/ /.test(key),
      );
      const answers = skills.reduce((sum, [, rating]) => sum + Number(rating.answers), 0);
      return [`${counted(answers, 'answer')} in ${counted(skills.length, 'skill')}`];
    },
    merge(here, there) {
      const merged = { ...jsonOf(there, ratingsIn) };
      for (const [key, rating] of Object.entries(jsonOf(here, ratingsIn) ?? {})) {
        if (Number(merged[key]?.answers ?? 0) <= Number(rating.answers)) merged[key] = rating;
      }
      return JSON.stringify(merged);
    },
  },
  {
    group: 'ear',
    key: /^ear_settings$/,
    accept: matching(
      /^skills=[a-z.]{0,200}&minutes=(\d{1,2}|null)&phone=(yes|no)(&autoplay=(yes|no))?$/,
    ),
    describe(value) {
      const set = new URLSearchParams(value);
      const skills = set.get('skills')?.split('.').length ?? 0;
      const minutes = set.get('minutes');
      const length = minutes === 'null' ? 'without end' : `of ${minutes} min`;
      const plays = set.get('autoplay') === 'yes' ? ', played by themselves' : '';
      return [`Rounds ${length}, with ${counted(skills, 'skill')}${plays}`];
    },
  },
  {
    group: 'practice',
    key: /^practice_settings$/,
    accept: matching(/^[\w.*%+=&~-]{0,4000}$/),
    describe(value) {
      const set = new URLSearchParams(value);
      const tempo = set.get('tempo');
      const rhythm = set.get('rhythm');
      const facts = [rhythm, tempo && `${tempo} counts a minute`].filter(Boolean).join(', ');
      return [`How the band is set${facts && `: ${facts}`}`];
    },
  },
  {
    group: 'practice',
    key: /^practice_presets$/,
    accept: acceptList(presetIn),
    describe: (value) => listOf(value, presetIn).map(({ name }) => `Preset “${name}”`),
    merge: (here, there) => united(here, there, presetIn, ({ name }) => name),
  },
  {
    group: 'practice',
    key: /^practice_presets_unreadable$/,
    accept: (value) => (value.length <= LONGEST ? value : null),
    describe: () => ['A list of presets that could not be read'],
  },
  {
    group: 'practice',
    key: /^practice_keys$/,
    accept: matching(/^(on|off)$/),
    describe: (value) => [`Keyboard shortcuts of the Practice page: ${value}`],
  },
  {
    group: 'log',
    key: /^practice_log$/,
    accept: matching(/^(\d{4}-\d\d-\d\d=\d{1,5}( (?=\d)|$)){1,400}$/),
    describe(value) {
      const days = daysIn(value);
      const seconds = [...days.values()].reduce((sum, time) => sum + time, 0);
      const [last] = [...days.keys()].sort().reverse();
      return [`${timeOf(seconds)} on ${counted(days.size, 'day')}, the last on ${dayOf(last)}`];
    },
    merge(here, there) {
      const days = daysIn(here);
      for (const [day, time] of daysIn(there)) days.set(day, Math.max(time, days.get(day) ?? 0));
      return [...days]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map((entry) => entry.join('='))
        .join(' ');
    },
  },
  {
    group: 'class',
    key: /^class_plan$/,
    accept: (value) => (value.length <= LONGEST_PLAN && encodePlan(decodePlan(value))) || null,
    describe(value) {
      const { name, steps } = decodePlan(value);
      return [`${name ? `“${name}”` : 'Without a name'}: ${counted(steps.length, 'step')}`];
    },
  },
  {
    group: 'tapping',
    key: new RegExp(`^tap_best_(${anyOf(RHYTHMS)})_(${anyOf(TAP_PARTS)})$`),
    accept: matching(/^\d{1,3} \d{1,3} \d{1,3}$/),
    describe(value, rhythm = '', part = '') {
      const [spread, hits, bpm] = numbersIn(value);
      const what = `${RHYTHMS[rhythm]}, ${TAP_PARTS[part]}`;
      return [`Best result in ${what}: ±${spread} ms, ${hits} % hit, at ${bpm} counts a minute`];
    },
    merge: (here, there) => (spreadOf(there) < spreadOf(here) ? there : here),
  },
  {
    group: 'tapping',
    key: new RegExp(`^tap_calibration_(${anyOf(INPUTS)})$`),
    accept: matching(/^-?\d{1,4}\.\d{4}( -?\d{1,4}\.\d{4}){3}$/),
    describe(value, input = '') {
      const [offset = 0] = numbersIn(value);
      return [`Calibration: ${INPUTS[input]}, ${Math.round(offset * 1000)} ms`];
    },
  },
  {
    group: 'tapping',
    key: /^tap_key$/,
    accept: (value) => ([...value].length === 1 ? value : null),
    describe: (value) => [`Tap key: ${value.toUpperCase()}`],
  },
  {
    group: 'look',
    key: /^darkMode$/,
    accept: matching(/^(true|false)$/),
    describe: (value) => [`Theme: ${value === 'true' ? 'dark' : 'light'}`],
  },
  {
    group: 'look',
    key: /^volume$/,
    accept: matching(/^(0(\.\d{1,20})?|1(\.0+)?)$/),
    describe: (value) => [`Volume: ${Math.round(Number(value) * 100)} %`],
  },
  {
    group: 'feedback',
    key: /^feedbackDraft$/,
    accept: acceptJson(draftIn),
    describe(value) {
      const { message = '', email = '' } = jsonOf(value, draftIn) ?? {};
      return [message && `Message: “${message}”`, email && `Email: ${email}`].filter(Boolean);
    },
  },
  {
    group: 'feedback',
    key: /^feedbackOutbox$/,
    accept: acceptList(waitingIn),
    describe: (value) =>
      listOf(value, waitingIn).map(({ message }) => `Waits for a connection: “${message}”`),
    merge: (here, there) => united(here, there, waitingIn, ({ id }) => id),
  },
];

/** Right answers as a share of all. */
function shareOf(score: string): number {
  const [right = 0, all = 1] = score.split('/').map(Number);
  return right / all;
}

const spreadOf = (result: string) => numbersIn(result)[0] ?? Number.POSITIVE_INFINITY;

const daysIn = (log: string) =>
  new Map(
    [...log.matchAll(/(\d{4}-\d\d-\d\d)=(\d{1,5})/g)].map(([, day = '', time]) => [
      day,
      Number(time),
    ]),
  );

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

type Ratings = Record<string, Readonly<Record<string, unknown>>>;

/** Ratings of the ear by skill and item, without those that are not valid. */
function ratingsIn(value: unknown): Ratings | null {
  if (!isFields(value)) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, rating]) =>
      /^[a-z0-9+ -]{1,60}$/.test(key) && isFields(rating) && Number.isInteger(rating.answers)
        ? [[key, rating]]
        : [],
    ),
  );
}

interface Missed {
  section: string;
  quiz: string;
  question: string;
}

function missedIn(value: unknown): Missed | null {
  if (!isFields(value)) return null;
  const { section, quiz, question } = value;
  const isId = (id: unknown): id is string => isText(id, 60) && new RegExp(`^${ID}$`).test(id);
  return isId(section) && isId(quiz) && isId(question) && sectionOf(section)
    ? { section, quiz, question }
    : null;
}

function presetIn(value: unknown): { name: string; query: string } | null {
  if (!isFields(value)) return null;
  const { name, query } = value;
  return isText(name, 200) && name.trim() !== '' && isText(query, 4000) ? { name, query } : null;
}

function draftIn(value: unknown): { id: string; message: string; email: string } | null {
  if (!isFields(value)) return null;
  const { id, message, email } = value;
  return isText(id, 100) && isText(message, LONGEST) && isText(email, 1000)
    ? { id, message, email }
    : null;
}

function waitingIn(value: unknown): (ReturnType<typeof draftIn> & { page: string }) | null {
  const draft = draftIn(value);
  const page = isFields(value) ? value.page : null;
  return draft && isText(page, 300) ? { ...draft, page } : null;
}

/** Accepts JSON of which a reader makes something, and stores what it makes. */
function acceptJson<T>(read: (value: unknown) => T | null) {
  return (text: string): string | null => {
    const value = text.length <= LONGEST ? jsonOf(text, read) : null;
    return value === null ? null : JSON.stringify(value);
  };
}

/** Accepts a JSON list and leaves out the entries that are not valid. */
function acceptList<T>(read: (value: unknown) => T | null) {
  return (text: string): string | null => {
    const entries = listOf(text, read);
    return entries.length > 0 ? JSON.stringify(entries) : null;
  };
}

/** Both lists; of entries with the same name, the first. */
function united<T>(
  here: string,
  there: string,
  read: (value: unknown) => T | null,
  nameOf: (entry: T) => string = (entry) => JSON.stringify(entry),
): string {
  const entries = new Map<string, T>();
  for (const entry of [...listOf(here, read), ...listOf(there, read)]) {
    if (!entries.has(nameOf(entry))) entries.set(nameOf(entry), entry);
  }
  return JSON.stringify([...entries.values()]);
}
