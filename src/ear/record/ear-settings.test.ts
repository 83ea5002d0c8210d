import { afterEach, expect, test, vi } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { EAR_AUTOPLAY, EAR_SETTINGS, readSettings } from './ear-settings.ts';

vi.stubGlobal('window', undefined);
afterEach(() => vi.unstubAllGlobals());

test('questions play by themselves until the learner says no; the setting of earlier versions says nothing', () => {
  const device = createDeviceStorage(() => null);
  const earlier = 'skills=rhythm&minutes=5&phone=no&autoplay=no';
  device.write('ear_settings', earlier);
  expect(EAR_AUTOPLAY.read(device)).toBeNull();
  const settings = readSettings(device, () => true);
  expect(settings).toEqual({ skills: ['rhythm'], minutes: 5, phone: false });
  // The fields that earlier versions read stay the same.
  EAR_SETTINGS.write(settings, device);
  expect(device.read('ear_settings')).toBe(earlier);

  EAR_AUTOPLAY.write(false, device);
  expect(device.read('ear_autoplay')).toBe('no');
  expect(EAR_AUTOPLAY.read(device)).toBe(false);
});
