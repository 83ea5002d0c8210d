import { beforeEach, expect, test } from 'vitest';
import type { DeviceStorage } from '#src/device/device-storage.ts';
import { SWITCHES } from '#src/device/preferences.ts';
import fixture from '#tests/fixtures/device.json' with { type: 'json' };
import { deviceWith } from '#tests/support/storage.ts';
import { deleteGroups, storedGroups } from './entries.ts';
import { DATA_KINDS, GROUPS, type GroupId, kindOf } from './kinds.ts';

/** Values that were added after the fixtures were recorded. */
const LATER = {
  ear_autoplay: 'no',
  ...Object.fromEntries(Object.keys(SWITCHES).map((key) => [key, 'on'])),
  open_class:
    '{"page":"/class","index":1,"items":[{"page":"/practice","item":""}],"slide":"","step":"play","number":22,"count":34,"visit":1795520020099,"at":1795521020099}',
  lesson_solved_music_rhythm: 'lift low-drum',
  lesson_step_music_rhythm: '2026-11-26T08:30:00.000Z 5 low-drum',
  road_done_band_guira: '2026-11-25T08:00:00.000Z',
  'road_done_lesson_history_history-50-60': '2026-11-25T08:30:00.000Z',
  road_used_quiz_music_rhythms: '2026-11-26T08:00:00.000Z',
};

let device: DeviceStorage;

beforeEach(() => {
  device = deviceWith(fixture);
});

const lines = () =>
  Object.fromEntries(storedGroups(device).map(({ title, lines }) => [title, lines]));

test('the device of the fixtures has something of every kind, and nothing that is refused', () => {
  const values = Object.entries({ ...fixture, ...LATER }).map(([key, text]) => ({
    text,
    known: kindOf(key),
  }));
  const kinds = values.map(({ known }) => known?.kind);
  // This kind was added after the fixtures.
  const { tap_change_told: _, ...earlier } = DATA_KINDS;
  expect(new Set(kinds)).toEqual(new Set(Object.values(earlier)));
  for (const { known, text } of values) expect(known?.kind.value.parse(text)).not.toBeNull();
});

test('everything is said in plain words', () => {
  expect(lines()).toEqual({
    'Lessons and quizzes': [
      'Opened last: Basic Rhythms (Music)',
      'Lesson Key Instruments (Music): completed',
      'Lesson Basic Rhythms (Music): completed',
      'Quiz Consolidation of the genre (History): best score 3 of 5',
      'Quiz Sound to name (Music): best score 5 of 5',
      'Quiz Who is playing? (Music): best score 7 of 10',
      'Quiz Rhythm building (Music): best score 1 of 3',
      'Quiz Which rhythm? (Music): best score 10 of 10',
    ],
    'Started, not finished': [
      'Exercise: name the parts',
      'Tempo and sounds of the rhythm grid: majao',
      'Rhythm grid: majao',
      'Rhythm grid: rhythm building mambo',
      'Quiz Origins of Bachata (History), at question 3',
      'Quiz Label the band (Music)',
      'Quiz Who is missing? (Music), at question 2',
      'Quiz Rhythm building (Music), at question 3',
    ],
    'Questions to repeat': [
      'Origins of Bachata (History): 1 question',
      'Who is missing? (Music): 1 question',
    ],
    'Ear training': ['9 answers in 2 topics', '2-minute rounds, 5 topics'],
    'Practice page': [
      'Keyboard shortcuts of the Practice page: off',
      'Preset “Slow majao”',
      'Preset “Ana’s mambo (¡rápido!)”',
      'How the band is set: majao, 97 counts a minute',
    ],
    'Practice time': ['1 h 31 min on 3 days, the last on 23 November 2026'],
    Teaching: ['“Tuesday; beginners ~ week 2”: 4 steps'],
    'Play along': [
      'Best result in derecho, bongos: ±19 ms, 95% hit, at 105 counts a minute',
      'Best result in majao, low drum: ±31 ms, 91% hit, at 80 counts a minute',
      'Best result in mambo, güira: ±12 ms, 98% hit, at 120 counts a minute',
      'Best result in a whole song, counts: ±23 ms, 100% hit, at 96 counts a minute',
      'Calibration: Keyboard, 42 ms',
      'Calibration: MIDI pad, -4 ms',
      'Calibration: Mouse, 51 ms',
      'Calibration: Touch, 118 ms',
      'Tap key: J',
    ],
    'Theme and volume': ['Theme: dark', 'Volume: 35%'],
    'Feedback that is not sent yet': [
      'Message: “Could the lesson on majao\nhave a slower clip? ¡Gracias!”',
      'Email: ana@example.com',
      'Waits for a connection: “The güira could be louder on my phone.”',
    ],
    'Unreadable entries': ['A list of presets that could not be read'],
  });
});

test('steps of lessons and stops of the road are said, with their day', () => {
  for (const [key, text] of Object.entries(LATER)) device.write(key, text);
  expect(lines()['Lessons and quizzes']).toEqual(
    expect.arrayContaining([
      'Lesson Basic Rhythms (Music): 2 steps solved',
      'Lesson Basic Rhythms (Music): left at step 5, on 26 November 2026',
      'Güira with the band: done on 25 November 2026',
      'Lesson Origins of Bachata (History): done on 25 November 2026',
      'Quiz Which rhythm? (Music): used last on 26 November 2026',
    ]),
  );
});

test('texts that cannot be read are shown as they are, and so are their copies', () => {
  device = deviceWith({
    quiz_progress_music_present: '11/10',
    'practice_presets.refused': '{"broken":',
    'practice_presets.refused.2': '[7]',
    lesson_progress_salsa_x: '100',
    'lesson_progress_salsa_x.refused': 'x',
  });
  expect(lines()).toEqual({
    'Unreadable entries': [
      'practice_presets.refused: {"broken":',
      'practice_presets.refused.2: [7]',
      'quiz_progress_music_present: 11/10',
    ],
    'Other entries': ['lesson_progress_salsa_x', 'lesson_progress_salsa_x.refused'],
  });
});

test.each(Object.keys(GROUPS) as GroupId[])('the group %s can be deleted by itself', (id) => {
  device.write('of-another-app', '1');
  device.write('darkMode.refused', 'perhaps');
  const before = storedGroups(device);
  expect(before.map((group) => group.id)).toContain(id);
  deleteGroups(device, [id]);
  expect(storedGroups(device)).toEqual(before.filter((group) => group.id !== id));
});
