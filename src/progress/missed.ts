import { Listeners } from '#lib/listeners.ts';
import type { SectionId } from '#src/content/model.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { onOtherTab } from './other-tabs.ts';

/** A question of a quiz that the learner did not answer right at once. */
export interface MissedQuestion {
  section: SectionId;
  quiz: string;
  question: string;
}

const KEY = 'missed_questions';
const NONE: readonly MissedQuestion[] = [];

const changes = new Listeners();
/** The latest text that was read, and what it says, so that an unchanged list stays the same object. */
let latest: { text: string; questions: readonly MissedQuestion[] } = { text: '', questions: NONE };

/**
 * Records the first answer to a question: a wrong one makes it a missed question, a right one takes it
 * from the list. Call it once a question, in any order.
 */
export function recordAnswer(
  { section, quiz, question }: MissedQuestion,
  right: boolean,
  device: DeviceStorage = deviceStorage,
): void {
  const answered = { section, quiz, question };
  const questions = missedQuestions(device);
  const others = questions.filter((missed) => !isSame(missed, answered));
  if (right && others.length === questions.length) return;
  const next = right ? others : [...others, answered];
  if (next.length > 0) device.write(KEY, JSON.stringify(next));
  else device.remove(KEY);
  changes.notify();
}

/**
 * The missed questions, the one missed last at the end. The same array until the list changes. Entries
 * that are not valid are left out; whether a question still exists is for the caller to find out.
 */
export function missedQuestions(device: DeviceStorage = deviceStorage): readonly MissedQuestion[] {
  const text = device.read(KEY) ?? '';
  if (text !== latest.text) latest = { text, questions: parse(text) };
  return latest.questions;
}

/** Empties the list. */
export function forgetMissed(device: DeviceStorage = deviceStorage): void {
  device.remove(KEY);
  changes.notify();
}

/** Calls back when the list changes, in this tab or another. @returns a function that unsubscribes */
export function onMissed(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  const stop = onOtherTab((key) => key === KEY, listener);
  return () => {
    unsubscribe();
    stop();
  };
}

function parse(text: string): readonly MissedQuestion[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return NONE;
  }
  if (!Array.isArray(stored)) return NONE;
  const valid = stored.filter(isMissedQuestion);
  return valid.filter((missed, i) => valid.findIndex((other) => isSame(missed, other)) === i);
}

function isMissedQuestion(value: unknown): value is MissedQuestion {
  const { section, quiz, question } = Object(value);
  return isId(section) && isId(quiz) && isId(question);
}

const isId = (value: unknown) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);

const isSame = (a: MissedQuestion, b: MissedQuestion) =>
  a.section === b.section && a.quiz === b.quiz && a.question === b.question;
