import { island } from '#src/page/loading/island.tsx';

// Loaded only by lessons that contain them.

export const Artists = island('The players', async () => (await import('./artists.tsx')).Artists, {
  height: '12rem',
  when: 'input',
});

export const Streams = island(
  'The list of recordings',
  async () => (await import('./streams.tsx')).Streams,
  { height: '3rem', still: {} },
);

export const Video = island('The video', async () => (await import('./video.tsx')).Video, {
  height: '20rem',
  when: 'input',
});

export const HeroPlaceholder = island(
  'The picture',
  async () => (await import('./video.tsx')).HeroPlaceholder,
  { height: '12rem', when: 'input' },
);
