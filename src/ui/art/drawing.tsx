import { use } from 'react';
import { Late } from '#src/ui/late.tsx';
import { loadOnce } from '#src/ui/load-once.ts';
import { Prepared } from '#src/ui/prepared.tsx';
import styles from './drawing.module.css';
import { DRAWINGS } from './drawings.ts';

interface DrawingProps {
  /** One of `DRAWINGS`. */
  id: string;
  /** What it shows, for who cannot see it. */
  alt: string;
}

/** A drawing of a lesson, as wide as its place. */
export function Drawing({ id, alt }: DrawingProps) {
  return (
    <Prepared className={styles.drawing}>
      <Late what="The drawing" height="12rem">
        <LoadedDrawing id={id} alt={alt} />
      </Late>
    </Prepared>
  );
}

function LoadedDrawing({ id, alt }: DrawingProps) {
  const load = DRAWINGS[id];
  if (!load) throw new Error(`There is no drawing ${id}`);
  const Loaded = use(loadOnce(`drawing ${id}`, load));
  return (
    <div role="img" aria-label={alt}>
      <Loaded className={styles.lines} />
    </div>
  );
}
