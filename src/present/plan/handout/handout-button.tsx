import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClassPlan, PlanStep } from '#src/classroom/class-plan.ts';
import { Button } from '#src/ui/controls/button.tsx';

async function load(steps: readonly PlanStep[]) {
  const [{ Handout }, { loadHandout }] = await Promise.all([
    import('./handout.tsx'),
    import('./handout-items.ts'),
  ]);
  return { Handout, steps: await loadHandout(steps), content: contentOf(steps) };
}

/** The printed data of the steps, without their notes. */
const contentOf = (steps: readonly PlanStep[]) =>
  JSON.stringify(steps.map(({ page, item, title }) => [page, item, title]));

/** Loads and prints the handout; the browser's key for printing does the same. */
export function HandoutButton({ plan: { name, steps } }: { plan: ClassPlan }) {
  const [handout, setHandout] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [failed, setFailed] = useState(false);
  const print = async () => {
    try {
      const loaded = await load(steps);
      flushSync(() => {
        setFailed(false);
        setHandout(loaded);
      });
    } catch (error) {
      console.error('The handout could not be loaded:', error);
      setFailed(true);
      return;
    }
    window.print();
  };
  const printByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'p' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    // The browser would print before the handout has loaded.
    event.preventDefault();
    print();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => printByKey(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button onClick={print}>Print handout</Button>
      {failed && <span role="alert">The handout could not be loaded. Reload to try again.</span>}
      {handout?.content === contentOf(steps) && (
        <handout.Handout name={name} steps={handout.steps} />
      )}
    </>
  );
}
