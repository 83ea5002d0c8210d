import type { ReactNode } from 'react';
import styles from './stage.module.css';

interface StageHeadProps {
  title: string;
  /** The name of the music that is playing, such as the rhythm. */
  children?: ReactNode;
}

/** The top of a slide that sounds: its title, and what is heard. */
export function StageHead({ title, children }: StageHeadProps) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {children && <p className={styles.heard}>{children}</p>}
    </header>
  );
}

/** A tempo in large figures. */
export function StageTempo({ tempo }: { tempo: number }) {
  return (
    <>
      <span className={styles.tempo}>{tempo}</span> <small>counts a minute</small>
    </>
  );
}
