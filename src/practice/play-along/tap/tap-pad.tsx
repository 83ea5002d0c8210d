import { type PointerEvent, type Ref, useEffect, useRef } from 'react';
import styles from './tap-pad.module.css';

interface TapPadProps {
  ref: Ref<HTMLButtonElement>;
  active: boolean;
  /** The state of the run in a few words. */
  title: string;
  hint: string;
  /** Calls back at each tap, by whatever input. @returns a function that unsubscribes */
  onTapped: (listener: () => void) => () => void;
  onPointerDown: (event: PointerEvent) => void;
}

/** The pad for thumbs. Enter and Space tap too while it has the focus. */
export function TapPad({ ref, active, title, hint, onTapped, onPointerDown }: TapPadProps) {
  const light = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onTapped(() => {
        // Restarts the transition.
        const element = light.current;
        if (!element) return;
        element.dataset.lit = '';
        requestAnimationFrame(() => requestAnimationFrame(() => delete element.dataset.lit));
      }),
    [onTapped],
  );
  return (
    <button
      ref={ref}
      type="button"
      className={styles.pad}
      data-tap-pad
      data-active={active || undefined}
      aria-disabled={!active || undefined}
      onPointerDown={onPointerDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span ref={light} className={styles.light} aria-hidden="true" />
      <span className={styles.title}>{title}</span>
      <span className={styles.hint}>{hint}</span>
    </button>
  );
}
