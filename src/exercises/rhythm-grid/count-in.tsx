import { useSyncExternalStore } from 'react';
import { COUNT_IN_BEATS } from '#audio/engine/playback.ts';
import styles from './count-in.module.css';
import type { GridSound } from './grid-sound.ts';

/** The current count of the count-in, 1 to 4: on the button that was just pressed, off the cells. */
export function CountIn({ sound, stepsPerCount }: { sound: GridSound; stepsPerCount: number }) {
  const countNow = () => {
    const step = sound.currentStep() ?? 0;
    return step < 0 ? COUNT_IN_BEATS + 1 + Math.floor(step / stepsPerCount) : null;
  };
  const count = useSyncExternalStore(sound.subscribe, countNow, countNow);
  if (count === null) return null;
  return (
    <span className={styles.countIn} data-count-in aria-hidden="true">
      {count}
    </span>
  );
}
