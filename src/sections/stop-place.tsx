import { type StopId, stopName } from '#src/content/stop-name.ts';
import { StopMark } from '#src/road/stop-mark.tsx';
import { useRoad } from '#src/road/use-road.ts';
import styles from './section-page.module.css';

/** Marks a stop that is not done as the current or the next one. */
export function StopPlace({ stop }: { stop: StopId }) {
  const { now, next } = useRoad();
  const name = stopName(stop);
  const place = name === now?.name ? 'now' : name === next?.name ? 'next' : null;
  return (
    <>
      <StopMark state={place ?? 'open'} />
      {place && <span className={styles.place}>{place === 'now' ? 'Now' : 'Next'}</span>}
    </>
  );
}
