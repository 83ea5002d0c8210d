import { use } from 'react';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import type { SampleListProps } from './sample-list.tsx';

/** A `SampleList` that is loaded after the page, engine included. */
export function Sounds({ deferred, ...props }: SampleListProps & { deferred?: true }) {
  return (
    <LazyPart name="The sound" height="3.3rem" deferred={deferred}>
      <LoadedSounds {...props} />
    </LazyPart>
  );
}

function LoadedSounds(props: SampleListProps) {
  const { SampleList } = use(loadOnce('clips', () => import('./sample-list.tsx')));
  return <SampleList {...props} />;
}
