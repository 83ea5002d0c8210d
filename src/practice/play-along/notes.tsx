import { useEffect, useRef, useState } from 'react';
import { useStored } from '#src/device/use-stored.ts';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import { CALIBRATION_TAPS } from './calibration/calibration-machine.ts';
import { CHANGE_TOLD, isToBeTold } from './change-told.ts';
import styles from './play-along.module.css';
import { lateness, milliseconds } from './result/advice.ts';

/** The calibration of the chosen input, in a line. */
export function CalibrationLine({ kind }: { kind: InputKind }) {
  const stored = useStored(CALIBRATIONS.of(kind));
  return (
    <p className={`quiet ${styles.note}`}>
      {stored
        ? `On this device a perfect tap arrives ${lateness(stored.offset)} (±${milliseconds((1.25 * stored.spread) / Math.sqrt(stored.taps))}). We take that off.`
        : `Your taps are measured from their own middle. Early and late can be told after ${CALIBRATION_TAPS} taps along with a click.`}
    </p>
  );
}

/** Tells musicians who know the earlier *Play along* of its changes: once, when it is seen. */
export function ChangeNotice() {
  const notice = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(isToBeTold()), []);
  useEffect(() => {
    if (!shown || !notice.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) CHANGE_TOLD.write(true);
    });
    observer.observe(notice.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    shown && (
      <Notice ref={notice} className={styles.change}>
        A run starts at once now, and you calibrate when you like. J taps, or the key that you
        chose; F does nothing here and presents elsewhere.
      </Notice>
    )
  );
}
