// The class plan: a teacher's items step by step, and its text in an address and on the device.

import { currentClip } from '#audio/music/clips/quiz-clip-ids.ts';
import { parsedUrl } from '#lib/parsed-url.ts';
import { type PageKind, pathTo, rowOf } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { sitePages } from '#src/content/site/site-pages.ts';
import { type ClassItem, EXERCISES_ITEM, withoutPresent } from './class-item.ts';

/** A step of a plan: an item, with the teacher's note and minutes. */
export interface PlanStep extends ClassItem {
  title: string;
  /** Visible to the teacher only. */
  note: string;
  /** The planned duration; 0 if it is open. */
  minutes: number;
  /** The fields of the step that a later version has stored. */
  more?: readonly string[];
}

export interface ClassPlan {
  name: string;
  steps: readonly PlanStep[];
}

export const EMPTY_PLAN: ClassPlan = { name: '', steps: [] };

/** Maximum length of texts in UTF-16 units, and maximum number of steps and minutes; the rest is cut off. */
export const LIMITS = { name: 80, title: 120, note: 600, steps: 50, minutes: 240 } as const;

const LONGEST_ADDRESS = 4000;

export const isSameItem = (a: ClassItem, b: ClassItem) => a.page === b.page && a.item === b.item;

/** Whether two items are the same step of a plan. A whole lesson and its exercises are the same step. */
export const isSameStep = (a: ClassItem, b: ClassItem) =>
  a.page === b.page &&
  (a.item === b.item || [a, b].every(({ item }) => item === '' || item === EXERCISES_ITEM));

export const hasItem = ({ steps }: ClassPlan, item: ClassItem) =>
  steps.some((step) => isSameItem(step, item));

/** A key for every step, which stays when the step moves: its item, numbered if it occurs again. */
export function stepKeys(steps: readonly ClassItem[]): string[] {
  const counts = new Map<string, number>();
  return steps.map(({ page, item }) => {
    const key = `${page} ${item}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  });
}

/** Adds a step at the end, unless it is in the plan already or not valid, or the plan is full. */
export function addStep(plan: ClassPlan, added: ClassItem & { title: string }): ClassPlan {
  const step = validStep({ note: '', minutes: 0, ...added });
  if (!step || hasItem(plan, step) || plan.steps.length >= LIMITS.steps) return plan;
  return { ...plan, steps: [...plan.steps, step] };
}

export function annotateStep(
  plan: ClassPlan,
  index: number,
  change: Partial<Pick<PlanStep, 'note' | 'minutes'>>,
): ClassPlan {
  const step = plan.steps[index];
  const changed = step && validStep({ ...step, ...change });
  return changed ? { ...plan, steps: plan.steps.with(index, changed) } : plan;
}

/** Whether a step is a whole lesson, with its text. */
export const isWholeLesson = ({ page, item }: ClassItem): boolean =>
  item === '' && kindOf(page) === 'lesson';

/** Reduces a lesson to its exercises, clips and questions, without its text. */
export function onlyExercises(plan: ClassPlan, index: number): ClassPlan {
  const step = plan.steps[index];
  if (!step || !isWholeLesson(step)) return plan;
  return { ...plan, steps: plan.steps.with(index, { ...step, item: EXERCISES_ITEM }) };
}

export function renamePlan(plan: ClassPlan, name: string): ClassPlan {
  return { ...plan, name: cut(name, LIMITS.name) };
}

export const withoutNotes = (plan: ClassPlan): ClassPlan => ({
  ...plan,
  steps: plan.steps.map((step) => ({ ...step, note: '' })),
});

export const totalMinutes = ({ steps }: ClassPlan) =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * A plan as text: its name, then its steps, with `;` before each and `~` between page, item, title, note and minutes.
 * @param before the text to replace: its unreadable steps are kept at the end
 */
export function encodePlan({ name, steps }: ClassPlan, before = ''): string {
  const [, ...former] = before.split(SEPARATOR);
  const unread = former.filter((step) => decodeStep(step) === null);
  return [escaped(name), ...steps.map(encodeStep), ...unread].join(SEPARATOR);
}

/** The plan in a text, without its invalid steps. Never throws. */
export function decodePlan(text: string): ClassPlan {
  const [name = '', ...steps] = text.split(SEPARATOR);
  return {
    name: cut(unescaped(name), LIMITS.name),
    steps: steps
      .map(decodeStep)
      .filter((step) => step !== null)
      .slice(0, LIMITS.steps),
  };
}

export function planAddress(plan: ClassPlan): string {
  const query = `${new URLSearchParams({ plan: encodePlan(plan) })}`
    // These signs need no escape in a query, and are easier to read.
    .replace(/%(?:2F|3F|3D|3A|2C|3B|7E|21|28|29)/g, decodeURIComponent)
    // Escapes a sign at the end: programs that find links in a text would leave it out.
    .replace(/[^\w=]$/, (sign) => encodedSign(sign === '+' ? ' ' : sign));
  return `${pathTo('class')}?${query}`;
}

/** The text of the plan in a query; `null` if there is none. */
export const planInQuery = (search: string) => new URLSearchParams(search).get('plan');

const encodedSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const SEPARATOR = ';';
const PART = '~';
const SIGN_OF: Readonly<Record<string, string>> = { '*': '*', '-': PART, '.': SEPARATOR };

const escaped = (text: string) =>
  text.replaceAll('*', '**').replaceAll(PART, '*-').replaceAll(SEPARATOR, '*.');
const unescaped = (text: string) =>
  text.replace(/\*([*.-])/g, (_, letter: string) => SIGN_OF[letter] ?? '');

/** The path of most pages, which is left out. */
const USUAL = '/section/';

function encodeStep({ page, item, title, note, minutes, more = [] }: PlanStep): string {
  const short = page.startsWith(USUAL) ? page.slice(USUAL.length) : page;
  const parts = [short, item, title, note, minutes ? `${minutes}` : '', ...more].map(escaped);
  return parts.slice(0, parts.findLastIndex(Boolean) + 1).join(PART);
}

function decodeStep(text: string): PlanStep | null {
  const [page = '', item = '', title = '', note = '', minutes = '', ...more] = text
    .split(PART)
    .map(unescaped);
  return validStep({
    page: page.startsWith('/') ? page : USUAL + page,
    item,
    title,
    note,
    minutes: /^\d{1,4}$/.test(minutes) ? Number(minutes) : 0,
    more,
  });
}

/** A step within the limits; `null` if the page does not exist. */
function validStep({ page, item, title, note, minutes, more = [] }: PlanStep): PlanStep | null {
  const path = pageIn(page);
  if (path === null || !/^[\w.-]{0,100}$/.test(item)) return null;
  return {
    page: path,
    item: currentClip(item),
    title: cut(title, LIMITS.title),
    note: cut(note, LIMITS.note),
    minutes: Math.min(Math.max(Math.round(minutes) || 0, 0), LIMITS.minutes),
    ...(more.length > 0 && { more }),
  };
}

/** The page of a plan's step for the page on screen. @param search its query */
export const shownPage = (pathname: string, search: string): string =>
  pageIn(pathname + withoutPresent(search)) ?? pathname;

const SITE = 'http://localhost';

/** Path and query of an address on this site; `null` if its page cannot be presented. */
function pageIn(address: string): string | null {
  const url = address.length > LONGEST_ADDRESS ? null : parsedUrl(address, SITE);
  if (!url) return null;
  const { origin, pathname, search } = url;
  const kind = kindOf(pathname);
  if (origin !== SITE || !kind) return null;
  // The query of a lesson is only the reader's place in it.
  return kind === 'lesson' ? pathname : pathname + search;
}

/** The kind of a page that can be presented. */
function kindOf(path: string): PageKind | undefined {
  const page = sitePages(SECTIONS).find((each) => each.path === path);
  return page && rowOf(page.kind).presents && page.kind;
}

/** The beginning of a text, without halves of characters. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/\p{Cs}/gu, '');
