import { useEffect, useState } from 'react';
import { deviceStorage } from '#src/device/device-storage.ts';
import { Button } from '#src/ui/button.tsx';
import type { AddToClassProps } from './adding.tsx';
import { PLAN_KEY } from './plan-key.ts';

type Loaded = typeof import('./adding.tsx') & { pressed: boolean };

/**
 * Adds something to the class plan. It is on pages that have to be light, and most visitors have no plan:
 * the rest is loaded when there is one, or with the first click.
 */
export function AddToClass(props: AddToClassProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const load = (pressed: boolean) =>
    import('./adding.tsx').then(
      (adding) => setLoaded({ ...adding, pressed }),
      () => pressed && setLoaded('failed'),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (deviceStorage.read(PLAN_KEY) !== null) load(false);
  }, []);
  if (typeof loaded === 'object') return <loaded.Adding {...props} pressed={loaded.pressed} />;
  return (
    <>
      <Button
        kind="quiet"
        aria-label={`Add to class plan: ${props.title}`}
        onClick={() => load(true)}
      >
        Add to class plan
      </Button>
      {loaded && <span role="alert">Not added: check the connection.</span>}
    </>
  );
}
