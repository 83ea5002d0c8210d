import { pathTo } from '#src/content/site/pages.ts';
import type { StopId } from '#src/content/stop-name.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { fullTitle } from './stop-texts.ts';
import { useNextStop } from './use-road.ts';

interface WayOnProps {
  /** The stop that is at its end; without one it leads to the stop that is now. */
  after?: StopId | undefined;
  /** Whether something else has to be done first. */
  isSecond?: boolean;
}

/** The one way on from the end of a lesson, a quiz, a round or a run; at the end of the road to the band. */
export function WayOn({ after, isSecond = false }: WayOnProps) {
  const next = useNextStop(after);
  return (
    <ButtonLink href={next?.href ?? pathTo('practice')} kind={isSecond ? undefined : 'primary'}>
      Next: {next ? fullTitle(next) : 'Practice'}
    </ButtonLink>
  );
}
