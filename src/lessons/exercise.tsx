import { lazy, Suspense } from 'react';
import type { InteractiveBlock } from '#src/content/model.ts';
import styles from './exercise.module.css';

// The text can be read before the engine is here.
const RhythmGrid = lazy(async () => {
  const { RhythmGrid } = await import('#src/exercises/rhythm-grid/rhythm-grid.tsx');
  return { default: RhythmGrid };
});

/** An exercise between two paragraphs of a lesson. */
export function Exercise({ block }: { block: InteractiveBlock }) {
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <RhythmGrid
        exercise={block.data}
        onSolved={() => console.info('Exercise solved:', block.data.id)}
      />
    </Suspense>
  );
}
