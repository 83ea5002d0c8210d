import { island } from '#src/page/loading/island.tsx';

/** Artists with their players; the code is not in lessons without them. */
export const Artists = island('The players', async () => (await import('./artists.tsx')).Artists, {
  height: '12rem',
  when: 'input',
});
