import { type CSSProperties, memo } from 'react';
import { CELLS, CELLS_A_BEAT } from '#audio/music/chart/chart.ts';
import type { LaneCell } from '#audio/music/chart/lanes.ts';
import styles from './mark.module.css';

type MarkProps = Pick<LaneCell, 'kind' | 'label'> & Partial<LaneCell>;

/** The mark of a stroke in a cell: a shape for its kind, and a letter. Its tail is as long as it rings. */
export const Mark = memo(function Mark(props: MarkProps) {
  const { cell, kind, label, accent, height, beats = 0 } = props;
  const length = Math.min(beats * CELLS_A_BEAT, CELLS - (cell ?? 0));
  const rings = length > 1;
  return (
    <span
      className={styles.mark}
      style={placeOf(cell, rings ? length : 1, height)}
      data-kind={kind}
      data-accent={accent || undefined}
      data-contour={height !== undefined || undefined}
      data-rings={rings || undefined}
    >
      <span className={styles.shape}>{label}</span>
    </span>
  );
});

/** The cells of a mark in its lane. Custom properties are set only where needed: they make styling slow. */
function placeOf(cell: number | undefined, length: number, height: number | undefined) {
  const span = Math.ceil(length);
  const style: Record<string, string | number> = {};
  if (cell !== undefined) style.gridColumn = `${cell + 1} / span ${span}`;
  if (span > 1) Object.assign(style, { '--span': span, '--length': length });
  if (height !== undefined) style['--height'] = height;
  return style as CSSProperties;
}
