import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import type { Calibration } from './calibration.ts';
import type { InputKind } from './tap-time.ts';

const KEY = 'tap_calibration_';
const FIELDS = ['offset', 'spread', 'report', 'taps'] as const;

/** The calibration of an input on this device; `null` if none or an invalid one is stored. */
export function storedCalibration(
  kind: InputKind,
  device: DeviceStorage = deviceStorage,
): Calibration | null {
  const numbers = (device.read(KEY + kind) ?? '').split(' ').map(Number.parseFloat);
  if (numbers.length !== FIELDS.length || !numbers.every(Number.isFinite)) return null;
  const [offset = 0, spread = 0, report = 0, taps = 0] = numbers;
  return { offset, spread, report, taps };
}

export function storeCalibration(
  kind: InputKind,
  calibration: Calibration,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(KEY + kind, FIELDS.map((field) => calibration[field].toFixed(4)).join(' '));
}
