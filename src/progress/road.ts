import { type RoadStop, type Stop, stopsOf } from '#src/content/road.ts';
import { quizzesOf } from '#src/content/site/path.ts';
import { findSection, SECTIONS } from '#src/content/site/sections.ts';
import { type StopId, stopName } from '#src/content/stop-name.ts';
import { type DeviceStorage, deviceStorage, onStored } from '#src/device/device-storage.ts';
import { LAST_LESSON, lastStep } from './last-lesson.ts';
import { learnedPlayers } from './learned-players.ts';
import { COMPLETE, lessonProgress, onProgress, quizScore } from './progress.ts';
import { ROAD_DONE, ROAD_USED } from './road-dates.ts';
import { attemptQuery, questionOf, unfinishedQuiz } from './unfinished-quiz.ts';

/** How far a lesson or an attempt at a quiz has come: it goes on at a step or question. */
export interface RoadPlace {
  unit: 'step' | 'question';
  number: number;
  total: number;
}

export type StopState = Stop & {
  done: boolean;
  /** It was begun and is not finished. */
  begun: boolean;
  /** The place where it goes on; `null` at its beginning, and where there are no steps and questions. */
  place: RoadPlace | null;
  href: string;
};

export interface Road {
  stops: readonly StopState[];
  /** The stop to begin or to go on with; `null` at the end of the road. */
  now: StopState | null;
  next: StopState | null;
  /** Whether no stop has been used. */
  isNew: boolean;
}

/**
 * The road of a device. What was used last goes on, if it is not finished; else the first stop after it that is not done,
 * never one before a completed lesson. What was finished ahead of its lesson moves nothing. No date counts as oldest.
 */
export function roadOf(device: DeviceStorage = deviceStorage): Road {
  const learned = learnedPlayers(device);
  const stops = stopsOf(SECTIONS).map((stop) =>
    stop.kind === 'band'
      ? { ...stop, ...AT_START, href: stop.path, done: learned.includes(stop.id) }
      : stateOf(stop, device),
  );
  const uses = stops
    .flatMap((stop, at) => useOf(stop, at, stops, device) ?? [])
    .sort((a, b) =>
      a.date === b.date ? b.rank - a.rank || b.at - a.at : a.date < b.date ? 1 : -1,
    );
  const last = uses[0];
  const lastStop = last && stops[last.at];
  const now = lastStop?.begun ? lastStop : following(stops, last ? last.at : -1, device);
  const next = now && following(stops, stops.indexOf(now), device);
  return { stops, now, next, isNew: uses.length === 0 };
}

/** The stop that follows one at its end; without one, the stop that is now. `null` at the end of the road. */
export function nextStop(after?: StopId, device: DeviceStorage = deviceStorage): StopState | null {
  const { stops, now } = roadOf(device);
  const at = stops.findIndex(({ name }) => after && name === stopName(after));
  return at < 0 ? now : following(stops, at, device);
}

/** Calls back when the road may have changed. @returns a function that unsubscribes */
export function onRoad(listener: () => void): () => void {
  const stops = [onProgress(listener), onStored(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The first stop that is not done, after a place and after every completed lesson; else the first after the latter. */
function following(
  stops: readonly StopState[],
  at: number,
  device: DeviceStorage,
): StopState | null {
  const from = lastCompleted(stops, device) + 1;
  const open = stops.slice(from).filter((stop) => !stop.done && stop !== stops[at]);
  return open.find((stop) => stops.indexOf(stop) > at) ?? open[0] ?? null;
}

const lastCompleted = (stops: readonly Stop[], device: DeviceStorage) =>
  stops.findLastIndex(
    (stop) => stop.kind === 'lesson' && isComplete(stop.section, stop.id, device),
  );

const isComplete = (section: string, lesson: string, device: DeviceStorage) =>
  lessonProgress(section, lesson, device) === COMPLETE;

const AT_START = { begun: false, place: null };

function stateOf(stop: Exclude<Stop, { kind: 'band' }>, device: DeviceStorage): StopState {
  const { kind, path, section, id } = stop;
  const state = { ...stop, ...AT_START, href: path };
  if (kind === 'quiz') {
    const kept = unfinishedQuiz(section, id).read(device);
    const done = (quizScore(section, id, device)?.score ?? 0) > 0;
    if (!kept) return { ...state, done };
    const number = questionOf(kept);
    const place: RoadPlace | null = number ? { unit: 'question', number, total: kept.total } : null;
    return { ...stop, done, begun: true, place, href: path + attemptQuery(kept) };
  }
  const lesson = findSection(section).lessons.find((entry) => entry.id === id);
  const quizzes = quizzesOf(findSection(section), lesson).map((entry) => entry.id);
  const left = lastStep(section, id).read(device);
  const total = lesson?.steps;
  // A lesson that has grown since goes on at its new steps.
  const isOver = isComplete(section, id, device) || (left !== null && left.number === total);
  // Few learners press *Mark as Complete*. A quiz that was tried before its lesson says nothing of it; versions
  // without dates stored no use of a lesson.
  const done =
    isOver ||
    quizzes.some(
      (quiz) =>
        quizScore(section, quiz, device)?.score &&
        (usedAt(stop, device) ||
          isLast(stop, device) ||
          !usedAt({ kind: 'quiz', section, id: quiz }, device)),
    );
  const begun = !isOver && isBegun(stop, quizzes, done, device);
  if (!begun || !left || !total) return { ...state, done, begun };
  const place: RoadPlace = { unit: 'step', number: Math.min(left.number, total), total };
  return { ...stop, done, begun, place, href: `${path}?at=${left.id}` };
}

/** Whether a lesson that is not over was opened; one that a quiz shows to be done, only if it was opened later. */
function isBegun(stop: Stop, quizzes: readonly string[], done: boolean, device: DeviceStorage) {
  const { section } = stop;
  const date = usedAt(stop, device);
  const quizDates = quizzes.map((id) => usedAt({ kind: 'quiz', section, id }, device));
  return done ? quizDates.every((quiz) => quiz < date) : date !== '' || isLast(stop, device);
}

/** A sign that a stop was used, if it was. Of those without a date, the one of the largest rank is the last. */
function useOf(stop: StopState, at: number, stops: readonly StopState[], device: DeviceStorage) {
  const { name, done, begun } = stop;
  const doneAt = ROAD_DONE.of(name).read(device) ?? '';
  const used = usedAt(stop, device);
  const date = used > doneAt ? used : doneAt;
  // A quiz that was opened and left without an answer is not used.
  if (!done && !begun) return null;
  // A finished stop ahead of its lesson was only a look: the place on the road stays.
  const lesson = stops.slice(0, at + 1).findLast(({ kind }) => kind === 'lesson');
  if (!begun && !lesson?.done && !lesson?.begun) return null;
  // Without a date nobody knows whether an attempt that lies behind is still wanted.
  const goesOn = begun && at > lastCompleted(stops, device);
  const rank = isLast(stop, device) ? (begun ? 3 : 1) : goesOn ? 2 : 0;
  return { at, date, rank };
}

/** When a stop was used last; empty without a date. A lesson is used with each of its steps. */
function usedAt(stop: RoadStop, device: DeviceStorage): string {
  const used = ROAD_USED.of(stopName(stop)).read(device) ?? '';
  const step = stop.kind === 'lesson' ? lastStep(stop.section, stop.id).read(device) : null;
  return step && step.date > used ? step.date : used;
}

function isLast(stop: Stop, device: DeviceStorage): boolean {
  const last = LAST_LESSON.read(device);
  return stop.kind === 'lesson' && last?.section === stop.section && last.lesson === stop.id;
}
