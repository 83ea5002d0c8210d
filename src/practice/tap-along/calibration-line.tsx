import { useEffect, useState } from 'react';
import type { Calibration } from '#src/sound/taps/calibration.ts';
import { storedCalibration } from '#src/sound/taps/calibration-store.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { lateness, milliseconds } from './advice.ts';
import { CALIBRATION_TAPS } from './calibration-machine.ts';
import styles from './tap-along.module.css';

interface CalibrationLineProps {
  kind: InputKind;
  /** The one in use; `null` before the first run. */
  calibration: Calibration | null;
}

/** How the chosen input is calibrated. */
export function CalibrationLine({ kind, calibration }: CalibrationLineProps) {
  const [stored, setStored] = useState<Calibration | null>(null);
  useEffect(() => setStored(calibration ?? storedCalibration(kind)), [kind, calibration]);
  return (
    <p className={styles.note}>
      {stored
        ? `Calibrated with ${stored.taps} taps: an exact tap arrives ${lateness(stored.offset)}, give or take ${milliseconds((1.25 * stored.spread) / Math.sqrt(stored.taps))} ms.`
        : `Your first run begins with ${CALIBRATION_TAPS} taps along with a click, which measure the delay of this device.`}
    </p>
  );
}
