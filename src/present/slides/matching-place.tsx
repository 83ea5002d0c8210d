import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import type { PlaceVerdict } from './matching-board.ts';
import styles from './matching-place.module.css';

interface PlaceProps {
  /** The name of the player, instrument or part. */
  label: string;
  /** Where it is, for screen readers. */
  description?: string;
  /** The number of the sound that was placed here. */
  number: number | null;
  /** `null` before the reveal. */
  verdict: PlaceVerdict | null;
  className?: string | undefined;
  style?: CSSProperties;
  /** A silhouette; without one the place is a line. */
  children?: ReactNode;
  onTap: () => void;
}

/** A place for a sound: a tap puts the selected one here, or takes it back. */
export function Place(props: PlaceProps) {
  const { label, description, number, verdict, children } = props;
  return (
    <button
      type="button"
      className={classNames(styles.place, props.className)}
      style={props.style}
      data-place
      data-line={children ? undefined : ''}
      data-verdict={verdict?.verdict}
      aria-disabled={verdict ? true : undefined}
      onClick={() => {
        if (!verdict) props.onTap();
      }}
    >
      {children}
      <span className={styles.name}>
        {label}
        <span className="visually-hidden">
          {description && `, ${description}`}: {spokenMark(number, verdict)}
        </span>
      </span>
      <span className={styles.marks} aria-hidden="true">
        {verdict && verdict.verdict !== 'empty' && <Sign verdict={verdict.verdict} />}
        {!(verdict?.verdict === 'empty') && (
          <span className={styles.number} data-empty={number === null || undefined}>
            {number}
          </span>
        )}
        {verdict && verdict.verdict !== 'right' && (
          <>
            <span>→</span>
            <span className={styles.number} data-belongs="">
              {verdict.belongs}
            </span>
          </>
        )}
      </span>
    </button>
  );
}

function Sign({ verdict }: { verdict: 'right' | 'wrong' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
      <path d={verdict === 'wrong' ? 'm5 5 14 14M19 5 5 19' : 'm4 12.5 5.5 5.5L20 6.5'} />
    </svg>
  );
}

function spokenMark(number: number | null, verdict: PlaceVerdict | null): string {
  const placed = number === null ? 'empty' : `sound ${number}`;
  if (!verdict) return placed;
  if (verdict.verdict === 'right') return `${placed}, right`;
  const belongs = `sound ${verdict.belongs} belongs here`;
  return number === null ? `empty, ${belongs}` : `${placed}, wrong: ${belongs}`;
}
