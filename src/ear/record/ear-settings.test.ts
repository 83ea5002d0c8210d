import { expect, test } from 'vitest';
import { deviceStorage as device } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { EAR_AUTOPLAY, EAR_SETTINGS, readSettings } from './ear-settings.ts';

test('questions play by themselves until the learner says no; the setting of earlier versions says nothing', () => {
  clearDevice();
  const earlier = 'skills=rhythm&minutes=5&phone=no&autoplay=no';
  device.write('ear_settings', earlier);
  expect(EAR_AUTOPLAY.read()).toBeNull();
  const settings = readSettings(() => true);
  expect(settings).toEqual({ skills: ['rhythm'], minutes: 5, phone: false });
  // The fields that earlier versions read are unchanged.
  EAR_SETTINGS.write(settings);
  expect(device.read('ear_settings')).toBe(earlier);

  EAR_AUTOPLAY.write(false);
  expect(device.read('ear_autoplay')).toBe('no');
  expect(EAR_AUTOPLAY.read()).toBe(false);
});
