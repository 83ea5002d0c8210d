import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { matching, stored } from '#src/device/stored.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import { BEST_RESULTS } from './result/best-results.ts';
import { TAP_KEY } from './tap/tap-keys.ts';

/** Whether the learner has seen the notice that runs start at once, and that F does not tap any more. */
export const CHANGE_TOLD = stored(
  'tap_change_told',
  matching(/^yes$/, () => true),
  () => 'yes',
);

/** Whether to show the notice: this device has results of the earlier *Play along*, and the notice is new to it. */
export function isToBeTold(device: DeviceStorage = deviceStorage): boolean {
  const hasTapped = device
    .keys()
    .some((key) => key.startsWith(BEST_RESULTS.key) || key.startsWith(CALIBRATIONS.key));
  const tappedByF = device.read(TAP_KEY.key) === 'f';
  return (hasTapped || tappedByF) && !CHANGE_TOLD.read(device);
}
