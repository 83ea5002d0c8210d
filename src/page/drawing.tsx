import { use } from 'react';
import { DRAWINGS } from '#src/ui/art/drawings.ts';
import styles from './drawing.module.css';
import { useWasPrerendered } from './hydration.ts';
import { LazyPart } from './lazy-part.tsx';
import { loadOnce } from './load-once.ts';

interface DrawingProps {
  /** A key of `DRAWINGS`. */
  id: string;
  /** Text alternative. */
  alt: string;
}

/** One object, so that React never sets the HTML again. */
const EMPTY = { __html: '' };

/**
 * A drawing of a lesson, as wide as its container. Drawings are static: a prerendered one is kept as it
 * is in the HTML and its component is never loaded; only pages opened within the app load it.
 */
export function Drawing(props: DrawingProps) {
  const wasPrerendered = useWasPrerendered();
  if (wasPrerendered && typeof document !== 'undefined') {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets no HTML; hydration keeps what is there
      <div className={styles.drawing} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />
    );
  }
  return (
    <div className={styles.drawing}>
      <LazyPart name="The drawing" height="12rem">
        <LoadedDrawing {...props} />
      </LazyPart>
    </div>
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
