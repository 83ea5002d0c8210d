import { useEffect, useRef } from 'react';
import styles from './clip-progress.module.css';

interface ClipProgressProps {
  isPlaying: boolean;
  /** The share that has been heard, 0 to 1. */
  progress: () => number;
}

/** How much of a clip has been heard, drawn before every repaint without rendering. */
export function ClipProgress({ isPlaying, progress }: ClipProgressProps) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const share = isPlaying ? progress() : 0;
      bar.current?.style.setProperty('scale', `${share} 1`);
      if (isPlaying) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, progress]);
  return (
    <span className={styles.track} aria-hidden="true">
      <span ref={bar} className={styles.heard} />
    </span>
  );
}
