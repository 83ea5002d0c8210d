import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

/** Keys of what learners leave behind. Keep in step with the script in index.html. */
const TRACES = /^(lesson_progress|quiz_progress|unfinished|last|missed)_|^ear_ratings$/;

/** Whether someone has learnt here before. */
export function isReturning(device: Pick<DeviceStorage, 'keys'> = deviceStorage): boolean {
  return device.keys().some((key) => TRACES.test(key));
}
