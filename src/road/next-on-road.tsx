import { island } from '#src/page/loading/island.tsx';

/** The link to the next stop, loaded at the end of an exercise, since the road brings the table of sections. */
export const NextOnRoad = island('The way on', async () => (await import('./way-on.tsx')).WayOn, {
  height: '2.75rem',
});
