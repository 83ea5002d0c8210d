import styles from './stop-mark.module.css';

interface StopMarkProps {
  state: 'done' | 'now' | 'next' | 'open';
  /** The text for screen readers; none for a stop that is open. */
  label?: string | undefined;
}

/** The sign of a stop: a tick, a ring in the accent, or an empty ring. */
export function StopMark({ state, label }: StopMarkProps) {
  return (
    <span
      className={`centred ${styles.mark}`}
      data-state={state}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {state === 'done' && (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
          <path d="m6 12.5 4 4 8-9" />
        </svg>
      )}
    </span>
  );
}
