import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { isTrace } from './traces.ts';

/** Whether someone has learnt here before. */
export function isReturning(device: Pick<DeviceStorage, 'keys'> = deviceStorage): boolean {
  return device.keys().some(isTrace);
}
