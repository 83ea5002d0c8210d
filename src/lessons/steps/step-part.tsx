import { type ReactNode, Suspense, use } from 'react';
import { useWasPrerendered } from '#src/page/loading/hydration.ts';
import { VisitContext } from './visit.ts';

/** Something to do in a step of a lesson: it hydrates when its step is on screen or the next one. */
export function StepPart({ step, children }: { step: string; children: ReactNode }) {
  return (
    <Suspense>
      <Reached step={step}>{children}</Reached>
    </Suspense>
  );
}

function Reached({ step, children }: { step: string; children: ReactNode }) {
  const visit = use(VisitContext);
  const waiting = useWasPrerendered() ? visit.reached(step) : null;
  if (waiting) use(waiting);
  return children;
}
