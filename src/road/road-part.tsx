import { type ComponentType, useSyncExternalStore } from 'react';
import { deviceStorage, onStored } from '#src/device/device-storage.ts';
import { island } from '#src/page/loading/island.tsx';
import { isTrace } from '#src/progress/traces.ts';
import styles from './road-part.module.css';

/** Whether the learner returns; `null` on a first visit, so that nothing renders again before the first input. */
const returnsNow = () =>
  deviceStorage.keys().some(isTrace) ||
  ('returning' in document.documentElement.dataset ? false : null);

/**
 * A part of a page that shows the road: as on a first visit, with its code at the first input. For returning learners it
 * is loaded at once; until then the other one keeps its place unseen (src/app/head).
 */
export function roadPart(load: () => Promise<ComponentType>) {
  const First = island('The road', load, { when: 'input' });
  const Own = island('The road', load);
  /** @param className its least height */
  return function RoadPart({ className }: { className: string | undefined }) {
    const returns = useSyncExternalStore(onStored, returnsNow, () => null);
    return (
      <div className={`${className} ${styles.part}`} data-returns={returns ?? undefined}>
        {returns ? <Own /> : <First />}
      </div>
    );
  };
}
