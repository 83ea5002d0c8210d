import { island } from '#src/page/loading/island.tsx';

/** The way on, loaded where an end is reached: the road comes with the table of sections. */
export const NextOnRoad = island('The way on', async () => (await import('./way-on.tsx')).WayOn, {
  height: '2.75rem',
});
