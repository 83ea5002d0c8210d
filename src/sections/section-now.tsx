import { pathTo } from '#src/content/site/pages.ts';
import { NowCard } from '#src/road/now-card.tsx';
import { useRoad } from '#src/road/use-road.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';

/** The current stop of the road; at its end, the band. */
export function SectionNow() {
  const { now, isNew } = useRoad();
  return now ? (
    <NowCard stop={now} isNew={isNew} heading="h2" />
  ) : (
    <ButtonLink href={pathTo('practice')} kind="primary">
      Play with the band
    </ButtonLink>
  );
}
