import type { ReactNode } from 'react';
import styles from './present-button.module.css';
import { ClassTools, type PresentButtonProps } from './present-button.tsx';

/** An exercise or a list of clips, and below it what a teacher does with it. */
export function Presentable({ children, ...props }: PresentButtonProps & { children: ReactNode }) {
  return (
    <div className={styles.part} data-present-part>
      {children}
      <ClassTools {...props} />
    </div>
  );
}
