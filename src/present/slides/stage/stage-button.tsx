import type { ComponentProps } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './stage.module.css';

interface StageButtonProps extends ComponentProps<typeof Button> {
  /** The key that does the same, as it is printed on the button. */
  hotkey?: string;
}

/** One of the teacher's buttons, with its key. */
export function StageButton({ hotkey, children, ...props }: StageButtonProps) {
  return (
    <Button {...props} aria-keyshortcuts={hotkey}>
      {children}
      {hotkey && <StageKey name={hotkey} />}
    </Button>
  );
}

/** A key as it is printed on its button. */
export function StageKey({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}
