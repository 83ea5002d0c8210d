import type { CSSProperties } from 'react';
import { BEATS, CELLS } from '#audio/music/chart.ts';
import type { LaneCell } from '#audio/music/lanes.ts';
import styles from './mark.module.css';

const CELLS_A_BEAT = CELLS / BEATS;

type MarkProps = Pick<LaneCell, 'kind' | 'label'> & Partial<LaneCell>;

/** What is played in a cell: a shape for its kind, and a letter. Its tail is as long as it rings. */
export function Mark({ cell = 0, kind, label, accent, height, beats = 0 }: MarkProps) {
  const length = Math.min(beats * CELLS_A_BEAT, CELLS - cell);
  const style = { '--cell': cell, '--length': length, '--height': height } as CSSProperties;
  return (
    <span
      className={styles.mark}
      style={style}
      data-kind={kind}
      data-accent={accent || undefined}
      data-contour={height !== undefined || undefined}
      data-rings={length > 1 || undefined}
    >
      <span>{label}</span>
    </span>
  );
}
