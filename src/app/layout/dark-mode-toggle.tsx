import { useDarkMode } from '#src/device/theme.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './dark-mode-toggle.module.css';

export function DarkModeToggle() {
  const [dark, toggle] = useDarkMode();
  return (
    <Button kind="icon" aria-label="Dark mode" aria-pressed={dark} onClick={toggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
        {/* CSS shows one of them: the theme is applied before hydration. */}
        <path className={styles.moon} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
        <path
          className={styles.sun}
          d="M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19"
        />
      </svg>
    </Button>
  );
}
