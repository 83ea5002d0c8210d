import { memo } from 'react';
import { CELLS, CELLS_A_BEAT } from '#audio/music/chart/chart.ts';
import type { LaneCell } from '#audio/music/chart/lanes.ts';
import styles from './stroke.module.css';

/** The stroke in a cell, as a shape with its height and length, without a letter. */
export const Stroke = memo(function Stroke(props: LaneCell & { rings: boolean }) {
  const { cell, kind, accent, height, beats = 0, rings } = props;
  const length = rings ? Math.max(1, Math.min(beats * CELLS_A_BEAT, CELLS - cell)) : 1;
  const style: Record<string, string | number> = {
    gridColumn: `${cell + 1} / span ${Math.ceil(length)}`,
    '--share': length / Math.ceil(length),
  };
  if (height !== undefined) style['--height'] = height;
  return (
    <span
      className={styles.stroke}
      style={style}
      data-kind={kind}
      data-accent={accent || undefined}
    />
  );
});
