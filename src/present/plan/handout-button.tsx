import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { afterPaint } from '#lib/after-paint.ts';
import type { ClassPlan, PlanStep } from '#src/classroom/class-plan.ts';
import { Button } from '#src/ui/button.tsx';
import type { HandoutStep } from './handout-items.ts';

interface LoadedHandout {
  Handout: ComponentType<ComponentProps<typeof import('./handout.tsx').Handout>>;
  steps: readonly HandoutStep[];
}

async function load(steps: readonly PlanStep[]): Promise<LoadedHandout> {
  const [{ Handout }, { loadHandout }] = await Promise.all([
    import('./handout.tsx'),
    import('./handout-items.ts'),
  ]);
  return { Handout, steps: await loadHandout(steps) };
}

/** Prints the handout, which is then printed by the browser's own command as well. */
export function HandoutButton({ plan: { name, steps } }: { plan: ClassPlan }) {
  const [handout, setHandout] = useState<LoadedHandout | null>(null);
  const [failed, setFailed] = useState(false);
  const loading = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(steps);
  // What is printed does not depend on notes.
  const content = JSON.stringify(steps.map(({ page, item, title }) => [page, item, title]));
  useEffect(() => {
    latest.current = steps;
  }, [steps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for other content only
  useEffect(() => {
    let wanted = true;
    // Printing does not wait, so it is there before.
    loading.current = afterPaint()
      .then(() => load(latest.current))
      .then(
        (loaded) => wanted && setHandout(loaded),
        (error) => {
          console.error('The handout could not be loaded:', error);
          if (wanted) setFailed(true);
        },
      );
    return () => {
      wanted = false;
    };
  }, [content]);
  const print = async () => {
    await loading.current;
    window.print();
  };
  return (
    <>
      <Button data-handout={handout ? 'ready' : undefined} onClick={print}>
        Print handout
      </Button>
      {failed && <span role="alert">The handout could not be loaded. Reload to try again.</span>}
      {handout && <handout.Handout name={name} steps={handout.steps} />}
    </>
  );
}
