import { island } from '#src/page/loading/island.tsx';

/** Links to recordings; the code is not in lessons without them. */
export const Streams = island(
  'The list of recordings',
  async () => (await import('./streams.tsx')).Streams,
  { height: '3rem', still: {} },
);
