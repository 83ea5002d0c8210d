import type { ReactNode } from 'react';
import type { StagePosition } from '#src/content/model.ts';
import styles from './stage.module.css';

const LAMPS = [60, 210, 390, 540];

interface StageProps {
  positions: readonly StagePosition[];
  children: (position: StagePosition) => ReactNode;
}

/** A stage with an element at each position. */
export function Stage({ positions, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <StageBackdrop />
      {positions.map((position) => {
        const { id, x, y, width, height } = position;
        const style = { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
        return (
          <div key={id} className={styles.position} style={style}>
            {children(position)}
          </div>
        );
      })}
    </div>
  );
}

/** Curtain, lamps and floor. Stretched to the stage, so its shapes must allow for any aspect ratio. */
function StageBackdrop() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 600 420"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LAMPS.map((x) => (
        <path
          key={x}
          fill="var(--card)"
          opacity="0.35"
          d={`M${x - 8} 16L${x - 90} 420H${x + 90}L${x + 8} 16Z`}
        />
      ))}
      <path fill="var(--line)" d="M0 350C160 330 440 330 600 350V420H0Z" />
      <path fill="var(--line)" opacity="0.5" d="M0 214C160 200 440 200 600 214V350H0Z" />
      <path
        fill="color-mix(in srgb, var(--accent) 75%, var(--card))"
        d="M0 0H600V26C575 44 550 44 525 26C500 44 475 44 450 26C425 44 400 44 375 26C350 44 325 44 300 26C275 44 250 44 225 26C200 44 175 44 150 26C125 44 100 44 75 26C50 44 25 44 0 26Z"
      />
    </svg>
  );
}
