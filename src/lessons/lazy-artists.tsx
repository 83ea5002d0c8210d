import { use } from 'react';
import type { Artist } from '#src/content/model.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';

/** Artists with their players; the code is not in lessons without them. */
export function Artists(props: { artists: readonly Artist[] }) {
  return (
    <LazyPart name="The players" height="12rem" deferred>
      <LoadedArtists {...props} />
    </LazyPart>
  );
}

function LoadedArtists(props: { artists: readonly Artist[] }) {
  const { Artists } = use(loadOnce('artists', () => import('./artists.tsx')));
  return <Artists {...props} />;
}
