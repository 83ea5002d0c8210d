import { pathTo } from '#src/content/site/pages.ts';
import type { StopId } from '#src/content/stop-name.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { fullTitle } from './stop-texts.ts';
import { useNextStop } from './use-road.ts';

interface WayOnProps {
  /** The stop that the learner has finished; without one, it leads to the current stop. */
  after?: StopId | undefined;
  /** Whether another action comes first, so that this is not the primary one. */
  isSecond?: boolean;
}

/** The one link to continue after a lesson, a quiz, a round or a run; at the end of the road it leads to the band. */
export function WayOn({ after, isSecond = false }: WayOnProps) {
  const next = useNextStop(after);
  return (
    <ButtonLink href={next?.href ?? pathTo('practice')} kind={isSecond ? undefined : 'primary'}>
      Next: {next ? fullTitle(next) : 'Practice'}
    </ButtonLink>
  );
}
