import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { ROAD } from '#src/content/road.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { stopName } from '#src/content/stop-name.ts';
import { deviceStorage as device } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { LAST_LESSON, lastStep } from './last-lesson.ts';
import { learnedPlayers } from './learned-players.ts';
import { COMPLETE, saveLessonProgress, saveQuizScore } from './progress.ts';
import { nextStop, roadOf } from './road.ts';
import { markDone, ROAD_DONE, ROAD_USED } from './road-dates.ts';
import { unfinishedQuiz } from './unfinished-quiz.ts';

beforeEach(clearDevice);

const now = () => roadOf().now;
const next = (after?: string) => nextStop(stopOf(after), roadOf())?.name;
const stopOf = (name?: string) => ROAD.find((stop) => stopName(stop) === name);
const complete = (section: string, lesson: string) => saveLessonProgress(section, lesson, COMPLETE);
const score = (section: string, quiz: string, score: number, total = 10) =>
  saveQuizScore(section, quiz, { score, total });
/** A lesson that was opened by a version without dates. */
const open = (section: string, lesson: string) => LAST_LESSON.write({ section, lesson });
const leave = (section: string, quiz: string, question = 4) =>
  unfinishedQuiz(section, quiz).write({ seed: 'a', question, total: 10, answers: [] });
/** @param day of November 2026 */
const use = (name: string, day: number) => ROAD_USED.of(name).write(dayOf(day));
const dayOf = (day: number) => `2026-11-${`${day}`.padStart(2, '0')}T08:00:00.000Z`;
const NAMES = ROAD.map(stopName);

test('it starts with the first lesson', () => {
  const road = roadOf();
  expect(road.isNew).toBe(true);
  expect(road.now).toMatchObject({ name: NAMES[0], title: 'Key Instruments', begun: false });
  expect(road.next).toMatchObject({ name: NAMES[1] });
  expect(road.stops.map(({ name }) => name)).toEqual(NAMES);
  expect(road.stops.some(({ done }) => done)).toBe(false);
});

test('each stop leads to the next one, to the end of the road', () => {
  for (const [i, name] of NAMES.entries()) expect(next(name)).toBe(NAMES[i + 1] ?? NAMES[0]);
  for (const stop of ROAD) {
    if (stop.kind === 'lesson') complete(stop.section, stop.id);
    if (stop.kind === 'quiz') score(stop.section, stop.id, 1);
    if (stop.kind === 'band') markDone(stop);
  }
  expect(next('quiz_history_history-10-20')).toBeUndefined();
  expect(roadOf()).toMatchObject({ now: null, next: null, isNew: false });
});

describe('what was used last goes on', () => {
  test('whichever kind it is', () => {
    use('lesson_music_rhythm', 19);
    leave('music', 'rhythms');
    use('quiz_music_rhythms', 20);
    use('lesson_music_structure', 21);
    expect(now()).toMatchObject({ name: 'lesson_music_structure', begun: true });
    use('quiz_music_rhythms', 22);
    expect(now()).toMatchObject({
      name: 'quiz_music_rhythms',
      begun: true,
      place: { unit: 'question', number: 4, total: 10 },
      href: '/section/music/quiz/rhythms?seed=a',
    });
    ROAD_DONE.of('band_guira').write(dayOf(23));
    expect(now()).toMatchObject({ name: 'quiz_music_rhythms', begun: true });
    score('music', 'rhythms', 5);
    unfinishedQuiz('music', 'rhythms').write(null);
    expect(now()).toMatchObject({ name: 'band_bongos', begun: false });
  });

  test('unless it is a quiz that was opened only', () => {
    use('lesson_music_rhythm', 20);
    use('quiz_music_sections', 21);
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm' });
  });

  test('with what has no date counted as oldest', () => {
    leave('history', 'history-70-80');
    use('lesson_music_structure', 1);
    expect(now()).toMatchObject({ name: 'lesson_music_structure' });
  });

  test('and a quiz of cards at no question', () => {
    const kept = { seed: 'b', attempt: 1, placements: {}, question: 1, total: 5 };
    unfinishedQuiz('music', 'label-the-band').write(kept);
    expect(now()).toMatchObject({ name: 'quiz_music_label-the-band', begun: true, place: null });
  });

  test('and once it is done, what follows it', () => {
    leave('history', 'history-70-80');
    use('quiz_history_history-70-80', 20);
    use('lesson_music_rhythm', 21);
    complete('music', 'rhythm');
    expect(now()).toMatchObject({ name: 'quiz_music_rhythm-building', begun: false });
  });
});

describe('a lesson that was read step by step', () => {
  const left = (id: string, day: number, number: number, step = 'low-drum') =>
    lastStep('music', id).write({ date: dayOf(day), number, id: step });
  const total = SECTIONS.flatMap(({ lessons }) => lessons).find(({ id }) => id === 'rhythm')?.steps;

  test('goes on at that step', () => {
    left('rhythm', 20, 5);
    expect(roadOf().isNew).toBe(false);
    expect(now()).toMatchObject({
      name: 'lesson_music_rhythm',
      begun: true,
      place: { unit: 'step', number: 5, total },
      href: '/section/music/lesson/rhythm?at=low-drum',
    });
  });

  test('is used with each step: a quiz goes on that was used later, and not one without a date', () => {
    leave('music', 'parts');
    left('rhythm', 20, 5);
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm' });
    use('quiz_music_parts', 21);
    expect(now()).toMatchObject({ name: 'quiz_music_parts' });
    left('rhythm', 22, 6);
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm', place: { number: 6 } });
  });

  test('goes on at its last step if it has become shorter', () => {
    left('rhythm', 20, 99, 'gone');
    expect(now()?.place).toEqual({ unit: 'step', number: total, total });
  });

  test('is done once its last step was reached, and goes on if it is opened again', () => {
    left('rhythm', 20, total ?? 0, 'summary');
    expect(now()).toMatchObject({ name: 'quiz_music_rhythm-building' });
    left('rhythm', 21, 5);
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm', place: { number: 5 } });
  });

  test('is behind once it is complete', () => {
    left('rhythm', 20, 5);
    complete('music', 'rhythm');
    expect(now()).toMatchObject({ name: 'quiz_music_rhythm-building', place: null });
  });
});

describe('without dates', () => {
  test('the lesson that was opened last goes on, before an unfinished quiz', () => {
    leave('music', 'sections');
    open('music', 'rhythm');
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm', begun: true });
  });

  test('an unfinished quiz goes on, unless it lies before a completed lesson', () => {
    leave('music', 'missing');
    open('music', 'rhythm');
    complete('music', 'rhythm');
    expect(now()).toMatchObject({ name: 'quiz_music_rhythm-building' });
    leave('music', 'sections');
    expect(now()).toMatchObject({ name: 'quiz_music_sections', begun: true });
  });

  test.each([
    ['music', 'phrasing'],
    ['music', 'nope'],
    ['salsa', 'rhythm'],
  ])('a lesson that cannot be opened is ignored: %s/%s', (section, lesson) => {
    open(section, lesson);
    expect(roadOf()).toMatchObject({ isNew: true, now: { name: NAMES[0] } });
  });
});

describe('a lesson', () => {
  test('counts as done with a right answer in one of its quizzes', () => {
    open('music', 'rhythm');
    score('music', 'rhythms', 0);
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm' });
    score('music', 'rhythms', 2);
    expect(now()).toMatchObject({ name: 'quiz_music_rhythm-building' });
  });

  test('is not done by a quiz that was tried before it, which leaves the place on the road', () => {
    complete('music', 'instruments');
    const before = now()?.name;
    score('music', 'rhythms', 8);
    use('quiz_music_rhythms', 20);
    markDone({ kind: 'band', id: 'bongos' });
    const { stops } = roadOf();
    expect(stops.find(({ name }) => name === 'lesson_music_rhythm')).toMatchObject({ done: false });
    expect(stops.find(({ name }) => name === 'quiz_music_rhythms')).toMatchObject({ done: true });
    expect(now()?.name).toBe(before);
    use('lesson_music_rhythm', 30);
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm', begun: true });
  });

  test('goes on if it is opened after its quiz', () => {
    score('music', 'rhythms', 2);
    use('quiz_music_rhythms', 20);
    use('lesson_music_rhythm', 21);
    expect(now()).toMatchObject({ name: 'lesson_music_rhythm', begun: true });
    use('quiz_music_rhythms', 22);
    expect(now()).toMatchObject({ name: 'band_bongos' });
  });
});

describe('next never lies before a completed lesson', () => {
  test('whatever is left out there', () => {
    complete('music', 'structure');
    for (const name of NAMES.slice(0, NAMES.indexOf('lesson_music_structure'))) {
      expect(next(name)).toBe('quiz_music_sections');
    }
    expect(now()).toMatchObject({ name: 'quiz_music_sections' });
    complete('history', 'history-10-20');
    score('history', 'history-10-20', 3, 5);
    expect(now()).toBeNull();
    expect(next(NAMES[0])).toBeUndefined();
  });

  test('and what was left out after it comes at the end', () => {
    complete('music', 'structure');
    expect(next('quiz_history_history-10-20')).toBe('quiz_music_sections');
  });
});

describe('the players', () => {
  test('are learned one by one', () => {
    expect(learnedPlayers(device)).toEqual([]);
    markDone({ kind: 'band', id: 'guira' });
    device.write('tap_best_song_segunda', '18 97 90');
    device.write('tap_best_mambo_hembra', '18 97 90');
    device.write('tap_best_mambo_counts', '18 97 90');
    expect(learnedPlayers(device)).toEqual(['segunda', 'guira', 'bongos']);
  });

  test('are all learned if Key Instruments was completed before there was a road, and not by completing it on the road', () => {
    complete('music', 'instruments');
    expect(learnedPlayers(device)).toHaveLength(5);
    markDone({ kind: 'lesson', section: 'music', id: 'instruments' });
    expect(learnedPlayers(device)).toEqual([]);
  });
});

test('what earlier versions have stored counts', () => {
  const stored: Record<string, string> = JSON.parse(
    readFileSync('tests/fixtures/device.json', 'utf8'),
  );
  for (const [key, text] of Object.entries(stored)) device.write(key, text);
  const { stops, now, isNew } = roadOf();
  const done = stops.filter((stop) => stop.done).map(({ name }) => name);
  expect(done).toEqual([
    'lesson_music_instruments',
    'quiz_music_audio-to-name',
    'band_bass',
    'quiz_music_present',
    'lesson_music_rhythm',
    'quiz_music_rhythm-building',
    'band_guira',
    'quiz_music_rhythms',
    'band_bongos',
    'band_requinto',
    'band_segunda',
    'lesson_history_history-70-80',
    'quiz_history_history-70-80',
  ]);
  expect(isNew).toBe(false);
  expect(now).toMatchObject({ name: 'quiz_history_history-50-60', place: { number: 3 } });
  for (const [key, text] of Object.entries(stored)) expect(device.read(key)).toBe(text);
});

test('the first date of what is done stays', () => {
  ROAD_DONE.of('band_bass').write(dayOf(1));
  markDone({ kind: 'band', id: 'bass' });
  expect(ROAD_DONE.of('band_bass').read()).toBe(dayOf(1));
  device.write('road_done_band_bass', 'yesterday');
  expect(ROAD_DONE.of('band_bass').read()).toBeNull();
});
