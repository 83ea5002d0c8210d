import { useEffect, useState } from 'react';
import styles from '#src/practice/play-along/play-along.module.css';
import { lateness, milliseconds } from '#src/practice/play-along/result/advice.ts';
import type { Calibration } from '#src/sound/taps/calibration.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { CALIBRATION_TAPS } from './calibration-machine.ts';

interface CalibrationLineProps {
  kind: InputKind;
  /** The one in use; `null` before the first run, and without one. */
  calibration: Calibration | null;
}

/** The calibration of the chosen input, in a line. */
export function CalibrationLine({ kind, calibration }: CalibrationLineProps) {
  const [stored, setStored] = useState<Calibration | null>(null);
  useEffect(() => setStored(calibration ?? CALIBRATIONS.of(kind).read()), [kind, calibration]);
  return (
    <p className={styles.note}>
      {stored
        ? `On this device a perfect tap arrives ${lateness(stored.offset)} (±${milliseconds((1.25 * stored.spread) / Math.sqrt(stored.taps))}). We take that off.`
        : `Your taps are measured from their own middle. Early and late can be told after ${CALIBRATION_TAPS} taps along with a click.`}
    </p>
  );
}
