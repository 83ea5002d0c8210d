import type { CSSProperties, ReactNode } from 'react';
import type { StagePosition } from '#src/content/model.ts';
import styles from './stage.module.css';
import { StageBackdrop } from './stage-backdrop.tsx';

/** Puts an element at its position on the stage. */
export interface StagePlace {
  className: string | undefined;
  style: CSSProperties;
}

interface StageProps {
  positions: readonly StagePosition[];
  children: (position: StagePosition, place: StagePlace) => ReactNode;
}

/** A stage with something at each position. */
export function Stage({ positions, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <StageBackdrop />
      {positions.map((position) => {
        const { x, y, width, height } = position;
        const style = { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
        return children(position, { className: styles.position, style });
      })}
    </div>
  );
}
