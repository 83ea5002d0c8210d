import type { ComponentProps } from 'react';
import { Counts } from '#src/band/counts.tsx';
import { countAtPosition } from '#src/practice/playing/playback-position.ts';
import type { PracticeStore } from '#src/practice/practice-store.ts';

interface PracticeCountsProps extends Pick<ComponentProps<typeof Counts>, 'look' | 'className'> {
  store: PracticeStore;
}

/** The dancers' counts of the band, as the chart has them after a jump, too. */
export function PracticeCounts({ store: { actor, band }, ...shown }: PracticeCountsProps) {
  const countOf = (position: number) => countAtPosition(actor.getSnapshot().context, position);
  return <Counts band={band} countOf={countOf} {...shown} />;
}
