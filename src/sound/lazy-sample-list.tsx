import { use } from 'react';
import type { AudioSample } from '#src/content/model.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';

interface SoundsProps {
  /** What the clips have in common, e.g. 'Sounds of the verse'. */
  label: string;
  samples: readonly AudioSample[];
}

/** Clips of the catalogue on a page of text. What plays them is loaded after the page. */
export function Sounds({ deferred, ...props }: SoundsProps & { deferred?: true }) {
  return (
    <LazyPart name="The sound" height="3.3rem" deferred={deferred}>
      <LoadedSounds {...props} />
    </LazyPart>
  );
}

function LoadedSounds(props: SoundsProps) {
  const { SampleList } = use(loadOnce('clips', () => import('./sample-list.tsx')));
  return <SampleList {...props} />;
}
