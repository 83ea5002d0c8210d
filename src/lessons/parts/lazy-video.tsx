import { island } from '#src/page/loading/island.tsx';

/** A video whose code is loaded with the first input, and not in a lesson without one. */
export const Video = island('The video', async () => (await import('./video.tsx')).Video, {
  height: '20rem',
  when: 'input',
});

/** Shown instead of a hero video or picture. */
export const HeroPlaceholder = island(
  'The picture',
  async () => (await import('./video.tsx')).HeroPlaceholder,
  { height: '12rem', when: 'input' },
);
