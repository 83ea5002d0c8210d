import styles from './teach-switch.module.css';
import { I_TEACH, useTeaching } from './teaching.ts';

/** The switch *I teach*, which takes effect at once: pages show tools for teachers. */
export function TeachSwitch() {
  const teaching = useTeaching();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={teaching}
      className={styles.switch}
      onClick={() => I_TEACH.write(!teaching)}
    >
      I teach
      <span aria-hidden="true" className={styles.track} />
    </button>
  );
}
