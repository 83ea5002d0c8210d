import { type ComponentType, useEffect, useState } from 'react';
import type { LabelTheBandExercise } from '#src/content/model.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';

type StageBand = ComponentType<{ exercise: LabelTheBandExercise }>;

const load = () => loadOnce('stage band', async () => (await import('./stage-band.tsx')).StageBand);

/** The band on its stage, loaded once it is needed; `null` until then, and if loading fails. */
export function useStageBand(isNeeded: boolean): StageBand | null {
  const [loaded, setLoaded] = useState<StageBand | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    forgetFailures();
    load().then(
      (StageBand) => setLoaded(() => StageBand),
      (error) => console.error('The band on the stage is unavailable:', error),
    );
  }, [isNeeded]);
  return loaded;
}
