import { use, useSyncExternalStore } from 'react';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { onProgress } from '#src/progress/progress.ts';
import { isReturning } from '#src/progress/returning.ts';
import styles from './continue-part.module.css';

/**
 * What awaits a returning learner. Its code is loaded only for them, and its place is reserved before the
 * first paint (index.html).
 */
export function ContinuePart() {
  const shown = useSyncExternalStore(onProgress, isReturning, () => null);
  return (
    <div className={styles.part} data-shown={shown ?? undefined}>
      {shown && (
        <LazyPart name="Your progress" height="0">
          <Loaded />
        </LazyPart>
      )}
    </div>
  );
}

function Loaded() {
  const { Continue } = use(loadOnce('continue', () => import('./continue.tsx')));
  return <Continue />;
}
