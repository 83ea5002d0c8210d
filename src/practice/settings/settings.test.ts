import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, fromSender, withChange, withLane } from './settings.ts';

test('another song brings its own key, also where it has the one that is set', () => {
  const inDm = withChange(DEFAULT_SETTINGS, { key: 'Dm' });
  expect(inDm.key).toBe('Dm');
  expect(withChange(inDm, { song: 'el-camino' }).key).toBe('Em');
  expect(withChange(inDm, { song: 'domingo' }).key).toBe('G');
  expect(withChange(inDm, { song: 'el-camino', key: 'Cm' }).key).toBe('Cm');
  expect(withChange(inDm, { tempo: 90 }).key).toBe('Dm');
  expect(withChange(inDm, { key: 'D' }).key).toBe('Am');
});

test('a pattern of a link is its sender’s until it is changed or taken over', () => {
  const lane = (cells: string) => ({ cells: cells.repeat(4) });
  const lanes = { guira: lane('d...'), bass: lane('1...') };
  const opened = fromSender({ ...DEFAULT_SETTINGS, lanes }, { bass: lane('1...') });
  // The pattern of the bass is on the device already.
  expect(opened.theirs).toEqual(['guira']);
  expect(withChange(opened, { tempo: 90 }).theirs).toBe(opened.theirs);
  expect(withChange(opened, { lanes: withLane(lanes, 'bass', null) }).theirs).toEqual(['guira']);
  const changed = { lanes: withLane(lanes, 'guira', lane('D...')) };
  expect(withChange(opened, changed).theirs).toEqual([]);
  expect(withChange(opened, { lanes: {} }).theirs).toEqual([]);
  expect(withChange(opened, { theirs: [] }).theirs).toEqual([]);
  // After a reload the pattern is still the sender's, even if the device has stored it.
  expect(fromSender(opened, lanes).theirs).toEqual(['guira']);
});
