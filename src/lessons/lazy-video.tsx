import { use } from 'react';
import type { Video as VideoLink } from '#src/content/model.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';

const loadVideo = () => loadOnce('video', () => import('./video.tsx'));

/** A video whose code is loaded with the first input, and not in a lesson without one. */
export function Video(props: VideoLink) {
  return (
    <LazyPart name="The video" height="20rem" deferred>
      <LoadedVideo {...props} />
    </LazyPart>
  );
}

function LoadedVideo(props: VideoLink) {
  const { Video } = use(loadVideo());
  return <Video {...props} />;
}

/** Shown instead of a hero video or picture. */
export function HeroPlaceholder() {
  return (
    <LazyPart name="The picture" height="12rem" deferred>
      <LoadedPlaceholder />
    </LazyPart>
  );
}

function LoadedPlaceholder() {
  const { HeroPlaceholder } = use(loadVideo());
  return <HeroPlaceholder />;
}
