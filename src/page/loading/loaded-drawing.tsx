import { use } from 'react';
import { DRAWINGS } from '#src/ui/art/drawings.ts';
import { loadOnce } from './load-once.ts';

export interface DrawingProps {
  id: string;
  alt: string;
}

/** A drawing with its text alternative. Suspends until it has loaded. */
export function LoadedDrawing({ id, alt }: DrawingProps) {
  const load = DRAWINGS[id];
  if (!load) throw new Error(`There is no drawing ${id}`);
  return (
    <div role="img" aria-label={alt}>
      {use(loadOnce(`drawing ${id}`, load))}
    </div>
  );
}
