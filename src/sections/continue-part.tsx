import { useSyncExternalStore } from 'react';
import { island } from '#src/page/island.tsx';
import { onProgress } from '#src/progress/progress.ts';
import { isReturning } from '#src/progress/returning.ts';
import styles from './continue-part.module.css';

const Continue = island('Your progress', async () => (await import('./continue.tsx')).Continue);

/**
 * What awaits a returning learner. Its code is loaded only for them, and its place is reserved before the
 * first paint (src/app/head).
 */
export function ContinuePart() {
  const shown = useSyncExternalStore(onProgress, isReturning, () => null);
  return (
    <div className={styles.part} data-shown={shown ?? undefined}>
      {shown && <Continue />}
    </div>
  );
}
