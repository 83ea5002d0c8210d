import { matching, stored } from '#src/device/stored.ts';
import type { Calibration } from './calibration.ts';

/** The calibration of each kind of input. */
export const CALIBRATIONS = stored(
  'tap_calibration_',
  matching(/^-?\d{1,4}\.\d{4}( -?\d{1,4}\.\d{4}){3}$/, (text): Calibration => {
    const [offset = 0, spread = 0, report = 0, taps = 0] = text.split(' ').map(Number);
    return { offset, spread, report, taps };
  }),
  ({ offset, spread, report, taps }) =>
    [offset, spread, report, taps].map((figure) => figure.toFixed(4)).join(' '),
);
