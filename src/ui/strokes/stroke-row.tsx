import type { CSSProperties, Ref } from 'react';
import styles from './stroke-row.module.css';

export interface Column {
  /** 0 is a rest, 1 a stroke, 2 an accent. If missing, the stroke is hidden. */
  stroke?: number | undefined;
  /** The text above it: a count, or a syllable between two counts. */
  label?: string;
  isCount?: boolean;
}

interface StrokeRowProps {
  ref?: Ref<HTMLElement>;
  columns: readonly Column[];
  /** Strokes only; in frames for a projector; or as handwritten symbols. */
  look: 'plain' | 'cells' | 'paper';
}

/** Symbols by stroke: a circle, and a filled one for an accent. */
const SIGNS = ['', 'o', '●'];

/** A row of strokes, whose height is their loudness. Hidden from screen readers. */
export function StrokeRow({ ref, columns, look }: StrokeRowProps) {
  return (
    <span
      ref={ref}
      className={styles.row}
      data-look={look}
      style={{ '--columns': columns.length } as CSSProperties}
      aria-hidden="true"
    >
      {columns.map(({ stroke, label, isCount }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
        <span key={column} className={styles.column} data-stroke={stroke}>
          {label && (
            <span className={styles.label} data-count={isCount || undefined}>
              {label}
            </span>
          )}
          <b className={styles.stroke}>{look === 'paper' && SIGNS[stroke ?? 0]}</b>
        </span>
      ))}
    </span>
  );
}
