import { COUNT_IN_BEATS } from '#audio/engine/playback.ts';
import styles from './count-in.module.css';
import { type GridSound, useCurrentStep } from './grid-sound.ts';

/** The current count of the count-in, 1 to 4: on the button that was just pressed, off the cells. */
export function CountIn(props: { sound: GridSound; stepsPerCount: number }) {
  const count = useCurrentStep(props.sound, (step) =>
    step === null || step >= 0 ? null : COUNT_IN_BEATS + 1 + Math.floor(step / props.stepsPerCount),
  );
  if (count === null) return null;
  return (
    <span className={styles.countIn} data-count-in aria-hidden="true">
      {count}
    </span>
  );
}
