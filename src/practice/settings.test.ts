import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, withChange } from './settings.ts';

test('another song brings its own key, also where it has the one that is set', () => {
  const inDm = withChange(DEFAULT_SETTINGS, { key: 'Dm' });
  expect(inDm.key).toBe('Dm');
  expect(withChange(inDm, { song: 'el-camino' }).key).toBe('Em');
  expect(withChange(inDm, { song: 'domingo' }).key).toBe('G');
  expect(withChange(inDm, { song: 'el-camino', key: 'Cm' }).key).toBe('Cm');
  expect(withChange(inDm, { tempo: 90 }).key).toBe('Dm');
  expect(withChange(inDm, { key: 'D' }).key).toBe('Am');
});
