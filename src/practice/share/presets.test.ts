import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { byName, PRESETS, savePreset } from './presets.ts';

test('presets are saved under names without blanks around them, and ordered by name', () => {
  const device = createDeviceStorage(() => null);
  savePreset('Slow majao', 'rhythm=majao&tempo=60', device);
  savePreset('  Fast ', 'tempo=150', device);
  savePreset('Fast', 'tempo=160', device);
  savePreset('  ', 'tempo=80', device);
  expect(byName(PRESETS.read(device) ?? [])).toEqual([
    { name: 'Fast', query: 'tempo=160' },
    { name: 'Slow majao', query: 'rhythm=majao&tempo=60' },
  ]);
  PRESETS.take('Fast', device);
  expect(PRESETS.read(device)).toHaveLength(1);
});
