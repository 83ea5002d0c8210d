import type { CSSProperties } from 'react';
import type { StepPattern } from '#audio/music/rhythms.ts';
import { cellLabel, danceCount } from '#src/exercises/rhythm-grid/model.ts';
import styles from './handout.module.css';

/** A rhythm as one row of cells with their counts. @param filled whether its strokes are printed */
export function HandoutGrid({ pattern, filled }: { pattern: StepPattern; filled: boolean }) {
  const { steps } = pattern;
  const isCounted = danceCount(0, pattern) !== null;
  const label = (index: number) =>
    isCounted ? (danceCount(index, pattern) ?? '&') : cellLabel(index, steps.length);
  return (
    <div className={styles.grid} style={{ '--cells': steps.length } as CSSProperties}>
      {steps.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
        <div key={index}>
          <span>{label(index)}</span>
          <b>{filled && SIGNS[stroke]}</b>
        </div>
      ))}
    </div>
  );
}

const SIGNS = ['', 'o', '●'] as const;
