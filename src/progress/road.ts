import { type RoadStop, type Stop, stopsOf } from '#src/content/road.ts';
import { quizzesOf } from '#src/content/site/path.ts';
import { findSection, SECTIONS } from '#src/content/site/sections.ts';
import { type StopId, stopName } from '#src/content/stop-name.ts';
import { deviceStorage, onStored } from '#src/device/device-storage.ts';
import { LAST_LESSON, lastStep } from './last-lesson.ts';
import { learnedPlayers } from './learned-players.ts';
import { COMPLETE, lessonProgress, onProgress, quizScore } from './progress.ts';
import { ROAD_DONE, ROAD_USED } from './road-dates.ts';
import { attemptQuery, questionOf, unfinishedQuiz } from './unfinished-quiz.ts';

/** The step of a lesson or the question of a quiz at which it is resumed. */
export interface RoadPlace {
  unit: 'step' | 'question';
  number: number;
  total: number;
}

export type StopState = Stop & {
  done: boolean;
  /** Whether it has been started and is not finished. */
  begun: boolean;
  /** Whether it is a lesson that was marked as complete. */
  complete: boolean;
  /** The place at which it is resumed; `null` at its beginning, and for stops without steps or questions. */
  place: RoadPlace | null;
  href: string;
};

export interface Road {
  stops: readonly StopState[];
  /** The stop to start or to resume; `null` at the end of the road. */
  now: StopState | null;
  next: StopState | null;
  /** Whether no stop has been used. */
  isNew: boolean;
}

const AT_START = { done: false, begun: false, complete: false, place: null };

/** The road of a learner without stored progress. */
export function newRoad(): Road {
  const stops = stopsOf(SECTIONS).map((stop) => ({ ...stop, ...AT_START, href: stop.path }));
  const [now = null, next = null] = stops;
  return { stops, now, next, isNew: true };
}

/**
 * The road on this device. The current stop is the one used last, if unfinished; else the first undone stop after it,
 * never one before a completed lesson. A finished stop ahead of its lesson does not count. No date counts as oldest.
 */
export function roadOf(): Road {
  const learned = learnedPlayers(deviceStorage);
  const stops = newRoad().stops.map((stop) =>
    stop.kind === 'band' ? { ...stop, done: learned.includes(stop.id) } : stateOf(stop),
  );
  const uses = stops
    .flatMap((stop, at) => useOf(stop, at, stops) ?? [])
    .sort((a, b) =>
      a.date === b.date ? b.rank - a.rank || b.at - a.at : a.date < b.date ? 1 : -1,
    );
  const last = uses[0];
  const lastStop = last && stops[last.at];
  const now = lastStop?.begun ? lastStop : following(stops, last ? last.at : -1);
  const next = now && following(stops, stops.indexOf(now));
  return { stops, now, next, isNew: uses.length === 0 };
}

/** The stop after a given one; without one, the current stop. `null` at the end of the road. */
export function nextStop(after: StopId | undefined, { stops, now }: Road): StopState | null {
  const at = stops.findIndex(({ name }) => after && name === stopName(after));
  return at < 0 ? now : following(stops, at);
}

/** Calls back when the road may have changed. @returns a function that unsubscribes */
export function onRoad(listener: () => void): () => void {
  const stops = [onProgress(listener), onStored(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The first undone stop after a place and after every completed lesson; else the first one after the latter. */
function following(stops: readonly StopState[], at: number): StopState | null {
  const from = lastCompleted(stops) + 1;
  const open = stops.slice(from).filter((stop) => !stop.done && stop !== stops[at]);
  return open.find((stop) => stops.indexOf(stop) > at) ?? open[0] ?? null;
}

const lastCompleted = (stops: readonly StopState[]) =>
  stops.findLastIndex(({ complete }) => complete);

/** The state of a stop, from its stored progress. */
function stateOf(stop: Exclude<StopState, { kind: 'band' }>): StopState {
  const { kind, path, section, id } = stop;
  if (kind === 'quiz') {
    const kept = unfinishedQuiz(section, id).read();
    const done = (quizScore(section, id)?.score ?? 0) > 0;
    if (!kept) return { ...stop, done };
    const number = questionOf(kept);
    const place: RoadPlace | null = number ? { unit: 'question', number, total: kept.total } : null;
    return { ...stop, done, begun: true, place, href: path + attemptQuery(kept) };
  }
  const lesson = findSection(section).lessons.find((entry) => entry.id === id);
  const quizzes = quizzesOf(findSection(section), lesson).map((entry) => entry.id);
  const left = lastStep(section, id).read();
  const total = lesson?.steps;
  // A lesson that has become longer is resumed at its new steps.
  const complete = lessonProgress(section, id) === COMPLETE;
  const isOver = complete || (left !== null && left.number === total);
  // Few learners press *Mark as Complete*, so a quiz also marks its lesson as done, unless it was taken before the
  // lesson. Versions without dates did not store when a lesson was used.
  const done =
    isOver ||
    quizzes.some(
      (quiz) =>
        quizScore(section, quiz)?.score &&
        (usedAt(stop) || isLast(stop) || !usedAt({ kind: 'quiz', section, id: quiz })),
    );
  const begun = !isOver && isBegun(stop, quizzes, done);
  if (!begun || !left || !total) return { ...stop, done, begun, complete };
  const place: RoadPlace = { unit: 'step', number: Math.min(left.number, total), total };
  return { ...stop, done, begun, complete, place, href: `${path}?at=${left.id}` };
}

/** Whether an unfinished lesson was started. If a quiz marks it as done, it must have been opened after the quiz. */
function isBegun(stop: Stop, quizzes: readonly string[], done: boolean) {
  const { section } = stop;
  const date = usedAt(stop);
  const quizDates = quizzes.map((id) => usedAt({ kind: 'quiz', section, id }));
  return done ? quizDates.every((quiz) => quiz < date) : date !== '' || isLast(stop);
}

/** The last use of a stop, if any. Among uses without a date, the one with the largest rank is the latest. */
function useOf(stop: StopState, at: number, stops: readonly StopState[]) {
  const { name, done, begun } = stop;
  const doneAt = ROAD_DONE.of(name).read() ?? '';
  const used = usedAt(stop);
  const date = used > doneAt ? used : doneAt;
  // A quiz that was opened but not answered does not count as used.
  if (!done && !begun) return null;
  // A finished stop ahead of its lesson does not move the learner's place on the road.
  const lesson = stops.slice(0, at + 1).findLast(({ kind }) => kind === 'lesson');
  if (!begun && !lesson?.done && !lesson?.begun) return null;
  // An undated attempt before the last completed lesson may be abandoned, so it is not resumed.
  const goesOn = begun && at > lastCompleted(stops);
  const rank = isLast(stop) ? (begun ? 3 : 1) : goesOn ? 2 : 0;
  return { at, date, rank };
}

/** The date when a stop was last used; empty without a date. Each step of a lesson counts as a use. */
function usedAt(stop: RoadStop): string {
  const used = ROAD_USED.of(stopName(stop)).read() ?? '';
  const step = stop.kind === 'lesson' ? lastStep(stop.section, stop.id).read() : null;
  return step && step.date > used ? step.date : used;
}

function isLast(stop: Stop): boolean {
  const last = LAST_LESSON.read();
  return stop.kind === 'lesson' && last?.section === stop.section && last.lesson === stop.id;
}
