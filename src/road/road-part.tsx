import { type ComponentType, useSyncExternalStore } from 'react';
import { deviceStorage, onStored } from '#src/device/device-storage.ts';
import { island } from '#src/page/loading/island.tsx';
import { isTrace } from '#src/progress/traces.ts';
import styles from './road-part.module.css';

/** Whether the learner returns; `null` on a first visit, so that the part does not render before the first input. */
const returnsNow = () =>
  deviceStorage.keys().some(isTrace) ||
  ('returning' in document.documentElement.dataset ? false : null);

/**
 * A part of a page that shows the road. On a first visit its code loads with the first input, for returning learners at
 * once; until then, the road of a first visit reserves the space, hidden (src/app/head).
 */
export function roadPart(load: () => Promise<ComponentType>) {
  const First = island('The road', load, { when: 'input' });
  const Own = island('The road', load);
  /** @param className sets its minimum height */
  return function RoadPart({ className }: { className: string | undefined }) {
    const returns = useSyncExternalStore(onStored, returnsNow, () => null);
    return (
      <div className={`${className} ${styles.part}`} data-returns={returns ?? undefined}>
        {returns ? <Own /> : <First />}
      </div>
    );
  };
}
