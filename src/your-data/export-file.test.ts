import { describe, expect, test } from 'vitest';
import type { DeviceStorage } from '#src/device/device-storage.ts';
import { GRIDS } from '#src/exercises/rhythm-grid/memory.ts';
import FIXTURE from '#tests/fixtures/device.json' with { type: 'json' };
import { deviceWith } from '#tests/support/storage.ts';
import { valuesOn } from './entries.ts';
import {
  addFrom,
  compare,
  exportFile,
  fileName,
  LARGEST_FILE,
  readExport,
  replaceFrom,
} from './export-file.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const file = (entries: string, version = '1') =>
  `{"format":"martillo-data","version":${version},"entries":${entries}}`;

test('a file names its format, its version and its day', () => {
  expect(JSON.parse(exportFile(deviceWith({ volume: '0.5' }), NOW))).toEqual({
    format: 'martillo-data',
    version: 1,
    saved: '2026-11-22T12:00:00.000Z',
    entries: { volume: '0.5' },
  });
  expect(fileName(NOW)).toBe('martillo-2026-11-22.json');
});

describe('a file is refused', () => {
  test.each([
    '',
    'PNG',
    'null',
    '[]',
    '"martillo-data"',
    '{"entries":{}}',
    '{"format":"martillo-data","version":1}',
    '{"format":"martillo-data","version":1,"entries":[]}',
    '{"format":"martillo-data","version":"1","entries":{}}',
    file(`{"volume":"0.5${' '.repeat(LARGEST_FILE)}"}`),
    `${'['.repeat(200_000)}`,
  ])('that is not ours', (text) => {
    expect(() => readExport(text)).toThrow('not a file that Martillo saved');
  });

  test('of a later version', () => {
    expect(() => readExport(file('{"volume":"0.5"}', '2'))).toThrow('newer version');
  });
});

describe('an entry is refused, and the others are read', () => {
  test.each([
    ['"unknown":"1"', 'an unknown key'],
    ['"lesson_progress_salsa_x":"100"', 'an unknown section'],
    ['"lesson_progress_music_rhythm":100', 'a number'],
    ['"quiz_progress_music_present":"11/10"', 'more right than asked'],
    ['"practice_presets":"{}"', 'not a list'],
    ['"practice_presets":"[{\\"name\\":1,\\"query\\":\\"\\"}]"', 'no name'],
    ['"practice_settings":"javascript:alert(1)"', 'not a query'],
    ['"practice_log":"2026-11-22=99999999"', 'too long a day'],
    ['"tap_best_salsa_guira":"12 98 120"', 'an unknown rhythm'],
    ['"tap_calibration_key":"1e999 0 0 0"', 'not finite'],
    ['"road_done_band_drums":"2026-11-25T08:00:00.000Z"', 'an unknown player'],
    ['"volume":"11"', 'too loud'],
    ['"feedbackDraft":"{\\"id\\":1}"', 'no draft'],
    ['"unfinished_../x y":"1"', 'an invalid name'],
    [`"unfinished_grid":"\\"${'x'.repeat(30_000)}\\""`, 'too long'],
    ['"__proto__":{"polluted":"1"}', 'the prototype'],
    ['"__proto__":"1"', 'the prototype as text'],
    ['"constructor":"1","toString":"1"', 'inherited names'],
  ])('%s', (entry) => {
    const { values, refused } = readExport(file(`{${entry},"practice_keys":"off"}`));
    expect([...values]).toEqual([['practice_keys', 'off']]);
    expect(refused).toBe(entry.includes('toString') ? 2 : 1);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

const imported = (values: Record<string, string>) => readExport(file(JSON.stringify(values)));
const all = (storage: DeviceStorage) => Object.fromEntries(valuesOn(storage));

test.each([
  ['added to', addFrom],
  ['put in place of', replaceFrom],
])('a saved file brings everything back, %s an empty device', (_, bring) => {
  const refused = { quiz_progress_music_sections: '11/10' };
  const kept = { ...FIXTURE, 'volume.refused': 'loud', tap_change_told: 'yes' };
  const text = exportFile(deviceWith({ ...kept, ...refused, of_another_app: '1' }), NOW);
  // Unreadable texts are exported for a version that can read them.
  expect(JSON.parse(text).entries).toEqual({ ...kept, ...refused });
  const other = deviceWith();
  bring(other, readExport(text));
  expect(all(other)).toEqual(kept);
});

const rating = { ability: 1, spread: 1, day: 20_000, right: 1, interval: 1, growth: [1] };
const rated = (answers: Record<string, number>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(answers).map(([key, count]) => [key, { ...rating, answers: count }]),
    ),
  );
const missed = (...ids: string[]) =>
  JSON.stringify(ids.map((question) => ({ section: 'music', quiz: 'present', question })));
const presets = (...queries: [name: string, query: string][]) =>
  JSON.stringify(queries.map(([name, query]) => ({ name, query })));

const day = (of: number) => `2026-11-0${of}T08:00:00.000Z`;

describe('of two values, both are kept, or the better one', () => {
  test.each([
    ['lesson_progress_music_rhythm', '50', '100', '100'],
    ['lesson_progress_music_rhythm', '100', '50', '100'],
    ['quiz_progress_music_present', '7/10', '4/5', '4/5'],
    ['quiz_progress_music_present', '4/5', '7/10', '4/5'],
    ['missed_questions', missed('a', 'b'), missed('b', 'c'), missed('a', 'b', 'c')],
    [
      'practice_presets',
      presets(['A', 'tempo=50'], ['B', 'tempo=60']),
      presets(['A', 'tempo=90'], ['C', 'tempo=70']),
      presets(['A', 'tempo=50'], ['B', 'tempo=60'], ['C', 'tempo=70']),
    ],
    [
      'ear_ratings',
      rated({ rhythm: 3, who: 1 }),
      rated({ rhythm: 2, who: 2, 'who bass': 1 }),
      rated({ rhythm: 3, who: 2, 'who bass': 1 }),
    ],
    [
      'practice_log',
      '2026-11-20=60 2026-11-22=300',
      '2026-11-20=90 2026-11-21=10 2026-11-22=200',
      '2026-11-20=90 2026-11-21=10 2026-11-22=300',
    ],
    ['lesson_solved_music_rhythm', 'lift low-drum', 'low-drum mambo', 'lift low-drum mambo'],
    ['lesson_solved_music_rhythm', 'lift low-drum', 'lift', 'lift low-drum'],
    ['lesson_step_music_rhythm', `${day(1)} 5 lift`, `${day(2)} 2 mambo`, `${day(2)} 2 mambo`],
    ['lesson_step_music_rhythm', `${day(2)} 2 mambo`, `${day(1)} 5 lift`, `${day(2)} 2 mambo`],
    ['tap_best_mambo_guira', '12 98 120', '9 91 90', '9 91 90'],
    ['road_done_band_guira', day(2), day(1), day(1)],
    ['road_done_band_guira', day(1), day(2), day(1)],
    ['road_used_quiz_music_parts', day(1), day(2), day(2)],
    ['road_used_quiz_music_parts', day(2), day(1), day(2)],
    ['tap_best_mambo_guira', '9 91 90', '12 98 120', '9 91 90'],
    ['darkMode', 'false', 'true', 'false'],
    ['volume', 'loud', '0.5', '0.5'],
    ['volume.refused', 'loud', 'quiet', 'loud'],
  ])('%s: %s and %s', (key, here, there, expected) => {
    const storage = deviceWith({ [key]: here });
    addFrom(storage, imported({ [key]: there }));
    expect(storage.read(key)).toBe(expected);
  });
});

test('an unreadable text is put aside before a file overwrites it, and never deleted', () => {
  const copies = { 'darkMode.refused': 'perhaps', practice_presets_unreadable: '{' };
  const storage = deviceWith({ volume: 'loud', tap_key: 'kk', last_lesson: 'music/a', ...copies });
  replaceFrom(storage, imported({ volume: '0.5', 'darkMode.refused': 'maybe' }));
  expect(all(storage)).toEqual({
    ...copies,
    tap_key: 'kk',
    volume: '0.5',
    'volume.refused': 'loud',
  });
});

test('a replaced device has the entries of the file, and no other of ours', () => {
  const storage = deviceWith({ ...FIXTURE, of_another_app: '1' });
  replaceFrom(storage, imported({ volume: '0.5' }));
  const { practice_presets_unreadable } = FIXTURE;
  expect(all(storage)).toEqual({
    practice_presets_unreadable,
    of_another_app: '1',
    volume: '0.5',
  });
});

test('before an import the learner sees its effect on each group', () => {
  const storage = deviceWith({
    quiz_progress_music_present: '6/10',
    'quiz_progress_history_history-70-80': '5/5',
    quiz_progress_music_missing: '5/10',
    'darkMode.refused': 'perhaps',
  });
  const [progress, unfinished] = compare(storage, imported(FIXTURE));
  expect(progress).toMatchObject({ id: 'progress', added: 6, improved: 1, kept: 1, onlyHere: 1 });
  expect(unfinished).toMatchObject({ id: 'unfinished', added: 8, improved: 0, onlyHere: 0 });
  const emptied = compare(deviceWith(FIXTURE), imported({}));
  expect(emptied.every(({ added, onlyHere }) => !added && onlyHere)).toBe(true);
  expect(emptied.map(({ id }) => id)).not.toContain('refused');
});

test('fields of an entry that this version does not know are imported with it', () => {
  const storage = deviceWith();
  const preset = { name: 'Slow', query: 'tempo=60', more: 1 };
  const entries = JSON.stringify([preset, null, 'x']);
  addFrom(storage, imported({ practice_presets: entries }));
  expect(storage.read('practice_presets')).toBe(entries);
});

test('nested fields of an entry cannot reach the prototype of objects', () => {
  const hostile =
    '{"cells":"1","__proto__":{"polluted":"1"},"constructor":{"prototype":{"polluted":"1"}}}';
  const storage = deviceWith({ unfinished_grid_a: hostile });
  addFrom(storage, imported({ unfinished_grid_a: hostile, ear_ratings: hostile }));
  GRIDS.of('a').write({ cells: '2', withSolution: false }, storage);
  expect(storage.read('unfinished_grid_a')).toContain('"cells":"2"');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
