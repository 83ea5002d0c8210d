import { use } from 'react';
import styles from './drawing.module.css';
import { LazyPart } from './lazy-part.tsx';
import { loadOnce } from './load-once.ts';
import { StaticPart } from './static-part.tsx';

interface DrawingProps {
  /** A key of `DRAWINGS`. */
  id: string;
  /** Text alternative. */
  alt: string;
}

/** A drawing of a lesson, as wide as its container. */
export function Drawing(props: DrawingProps) {
  return (
    <StaticPart className={styles.drawing}>
      <LazyPart name="The drawing" height="12rem">
        <LoadedDrawing {...props} />
      </LazyPart>
    </StaticPart>
  );
}

function LoadedDrawing({ id, alt }: DrawingProps) {
  const { DRAWINGS } = use(loadOnce('drawings', () => import('#src/ui/art/drawings.ts')));
  const load = DRAWINGS[id];
  if (!load) throw new Error(`There is no drawing ${id}`);
  const Loaded = use(loadOnce(`drawing ${id}`, load));
  return (
    <div role="img" aria-label={alt}>
      <Loaded className={styles.lines} />
    </div>
  );
}
