import { use } from 'react';
import { DRAWINGS } from '#src/ui/art/drawings.ts';
import styles from './drawing.module.css';
import { Late } from './lazy-part.tsx';
import { loadOnce } from './load-once.ts';
import { Prepared } from './static-html.tsx';

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
