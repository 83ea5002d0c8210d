import { use } from 'react';
import type { StreamedSample } from '#src/content/model.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { StaticPart } from '#src/page/static-part.tsx';

interface StreamsProps {
  samples: readonly StreamedSample[];
  title: string;
}

/** Links to recordings; the code is not in lessons without them. */
export function Streams(props: StreamsProps) {
  return (
    <StaticPart>
      <LazyPart name="The list of recordings" height="3rem">
        <LoadedStreams {...props} />
      </LazyPart>
    </StaticPart>
  );
}

function LoadedStreams(props: StreamsProps) {
  const { Streams } = use(loadOnce('streams', () => import('./streams.tsx')));
  return <Streams {...props} />;
}
