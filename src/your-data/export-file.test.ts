import { describe, expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { addFrom, exportFile, fileName, LARGEST_FILE, readExport } from './export-file.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const device = () => createDeviceStorage(() => null);
const file = (entries: string, version = '1') =>
  `{"format":"martillo-data","version":${version},"entries":${entries}}`;

test('a file says what it is, its version and its day', () => {
  const storage = device();
  storage.write('volume', '0.5');
  expect(JSON.parse(exportFile(storage, NOW))).toEqual({
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
    ['"lesson_progress_music_rhythm":"101"', 'more than complete'],
    ['"lesson_progress_music_rhythm":100', 'a number'],
    ['"quiz_progress_music_present":"11/10"', 'more right than asked'],
    ['"quiz_progress_music_present":"0/0"', 'no question'],
    ['"quiz_progress_music_present":"<b>"', 'markup'],
    [
      '"missed_questions":"[{\\"section\\":\\"../x\\",\\"quiz\\":\\"a\\",\\"question\\":\\"b\\"}]"',
      'no section',
    ],
    ['"practice_presets":"{}"', 'not a list'],
    ['"practice_presets":"[{\\"name\\":1,\\"query\\":\\"\\"}]"', 'no name'],
    ['"practice_settings":"javascript:alert(1)"', 'not a query'],
    ['"practice_log":"2026-11-22=99999999"', 'too long a day'],
    ['"tap_best_salsa_guira":"12 98 120"', 'an unknown rhythm'],
    ['"tap_calibration_key":"1e999 0 0 0"', 'not finite'],
    ['"tap_key":"kk"', 'two keys'],
    ['"darkMode":"perhaps"', 'no theme'],
    ['"volume":"11"', 'too loud'],
    ['"feedbackDraft":"{\\"id\\":1}"', 'no draft'],
    ['"unfinished_quiz_music_present":"[]"', 'no state'],
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

test('the fields of an entry that we do not know are left out', () => {
  const storage = device();
  const preset = { name: 'Slow', query: 'tempo=60', more: 1 };
  const entries = { practice_presets: JSON.stringify([preset, null, 'x']) };
  addFrom(storage, readExport(file(JSON.stringify(entries))));
  expect(JSON.parse(storage.read('practice_presets') ?? '')).toEqual([
    { name: 'Slow', query: 'tempo=60' },
  ]);
});

test('what is nested in an entry cannot reach the prototype of objects', () => {
  const storage = device();
  const hostile = '{"__proto__":{"polluted":"1"},"constructor":{"prototype":{"polluted":"1"}}}';
  addFrom(storage, readExport(file(JSON.stringify({ unfinished_grid: hostile }))));
  JSON.parse(storage.read('unfinished_grid') ?? '');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
