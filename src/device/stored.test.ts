import { number, object, string } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageWithRoom } from '#tests/support/storage.ts';
import { createDeviceStorage, type DeviceStorage } from './device-storage.ts';
import { matching, stored } from './stored.ts';
import { json } from './stored-json.ts';
import { storedList } from './stored-list.ts';

const THEME = stored('darkMode', matching(/^(true|false)$/, String), String);
const GRID = stored('unfinished_grid_', json(object({ cells: string() })));
const PRESETS = storedList(
  'practice_presets',
  object({ name: string(), tempo: number() }),
  ({ name }) => name,
);

let room: { entries: number };
let device: DeviceStorage;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  room = { entries: 99 };
  const storage = storageWithRoom(room);
  device = createDeviceStorage(() => storage);
});

const all = () => Object.fromEntries(device.keys().map((key) => [key, device.read(key)]));
const otherTab = (key: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));

test('a value is read as it was written, until it is removed', () => {
  expect(THEME.read(device)).toBeNull();
  THEME.write('true', device);
  expect(THEME.read(device)).toBe('true');
  THEME.write(null, device);
  expect(THEME.read(device)).toBeNull();
  expect(device.keys()).toEqual([]);
});

test('each name has a value of its own', () => {
  GRID.of('majao').write({ cells: 'x..x' }, device);
  expect(all()).toEqual({ unfinished_grid_majao: '{"cells":"x..x"}' });
  expect(GRID.of('majao').read(device)).toEqual({ cells: 'x..x' });
  expect(GRID.of('mambo').read(device)).toBeNull();
});

test('a value is the same object until its text changes, in this tab or another', () => {
  GRID.write({ cells: 'x' }, device);
  const before = GRID.read(device);
  expect(GRID.read(device)).toBe(before);
  device.write(GRID.key, '{"cells":"y"}');
  expect(GRID.read(device)).toEqual({ cells: 'y' });
});

test('listeners hear of a value in this tab and in others, until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = GRID.subscribe(listener);
  const calls = (act: () => void) => {
    listener.mockClear();
    act();
    return listener.mock.calls.length;
  };
  const acts = [
    () => GRID.of('majao').write({ cells: 'x' }, device),
    () => GRID.of('majao').write(null, device),
    () => otherTab('unfinished_grid_majao'),
    () => otherTab(null),
  ];
  expect(acts.map(calls)).toEqual([1, 1, 1, 1]);
  const others = [
    () => GRID.of('majao').write(null, device),
    () => THEME.write('true', device),
    () => otherTab('darkMode'),
  ];
  expect(others.map(calls)).toEqual([0, 0, 0]);
  unsubscribe();
  expect(acts.map(calls)).toEqual([0, 0, 0, 0]);
});

describe('a text that the schema refuses', () => {
  test.each(['perhaps', '{"cells":', ' true'])('%j stays as it is, and reads as none', (text) => {
    device.write('darkMode', text);
    expect(THEME.read(device)).toBeNull();
    expect(all()).toEqual({ darkMode: text });
  });

  test('is copied before it is overwritten or removed', () => {
    device.write('darkMode', 'perhaps');
    THEME.write('true', device);
    expect(all()).toEqual({ darkMode: 'true', 'darkMode.refused': 'perhaps' });
    device.write('unfinished_grid_majao', '{}');
    GRID.of('majao').write(null, device);
    expect(all()).toMatchObject({ 'unfinished_grid_majao.refused': '{}' });
    expect(device.read('unfinished_grid_majao')).toBeNull();
  });

  test('never takes the place of an older copy, and is copied once', () => {
    for (const text of ['perhaps', 'perhaps', 'maybe', 'perhaps']) {
      device.write('darkMode', text);
      THEME.write('true', device);
    }
    expect(all()).toEqual({
      darkMode: 'true',
      'darkMode.refused': 'perhaps',
      'darkMode.refused.2': 'maybe',
    });
  });

  test('is not overwritten while the copy cannot be stored, and the page can say so', () => {
    const storage = storageWithRoom(room);
    device = createDeviceStorage(() => storage);
    device.write('darkMode', 'perhaps');
    room.entries = 1;
    const onVolatile = vi.fn();
    device.subscribe(onVolatile);
    for (let i = 0; i < 2; i++) THEME.write('true', device);
    expect(storage.getItem('darkMode')).toBe('perhaps');
    expect(storage.length).toBe(1);
    expect(THEME.read(device)).toBeNull();
    expect(device.volatile).toBe(true);
    expect(onVolatile).toHaveBeenCalledTimes(1);

    room.entries = 9;
    THEME.write('true', device);
    expect(storage.getItem('darkMode')).toBe('true');
    expect(storage.getItem('darkMode.refused')).toBe('perhaps');
    expect(device.volatile).toBe(false);
  });

  test('that is in memory only is copied there', () => {
    device = createDeviceStorage(() => null);
    device.write('darkMode', 'perhaps');
    THEME.write('true', device);
    expect(all()).toEqual({ darkMode: 'true', 'darkMode.refused': 'perhaps' });
  });
});

describe('fields that a schema does not know survive a write', () => {
  test('the fields of an object', () => {
    device.write('unfinished_grid_majao', '{"cells":"x","swing":3}');
    expect(GRID.of('majao').read(device)).toEqual({ cells: 'x' });
    GRID.of('majao').write({ cells: 'y' }, device);
    expect(device.read('unfinished_grid_majao')).toBe('{"cells":"y","swing":3}');
  });

  test('the entries of a list, and the fields of its entries', () => {
    const odd = [null, 7, { name: 'No tempo' }];
    device.write('practice_presets', JSON.stringify([{ name: 'A', tempo: 60, key: 'Am' }, ...odd]));
    PRESETS.write([...(PRESETS.read(device) ?? []), { name: 'B', tempo: 90 }], device);
    expect(PRESETS.read(device)?.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(JSON.parse(device.read('practice_presets') ?? '')).toEqual([
      ...odd,
      { name: 'A', tempo: 60, key: 'Am' },
      { name: 'B', tempo: 90 },
    ]);
    PRESETS.put({ name: 'A', tempo: 70 }, device);
    expect(device.read('practice_presets')).toContain('{"name":"A","tempo":70,"key":"Am"}');
    PRESETS.take('A', device);
    expect(PRESETS.read(device)).toEqual([{ name: 'B', tempo: 90 }]);
    PRESETS.write([], device);
    expect(JSON.parse(device.read('practice_presets') ?? '')).toEqual(odd);
  });

  test('but nothing that could reach the prototype of objects', () => {
    device.write('unfinished_grid_a', '{"cells":"x","__proto__":{"polluted":1}}');
    GRID.of('a').write({ cells: 'y' }, device);
    GRID.of('a').read(device);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

test('of entries with the same name, the first is read, and an empty list leaves nothing behind', () => {
  const twice = [1, 2].map((tempo) => ({ name: 'A', tempo }));
  device.write('practice_presets', JSON.stringify(twice));
  expect(PRESETS.read(device)).toEqual([{ name: 'A', tempo: 1 }]);
  PRESETS.write([], device);
  expect(device.keys()).toEqual([]);
});
