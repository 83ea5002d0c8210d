import { type ComponentType, useEffect, useState } from 'react';

/** A part of a page that is loaded when needed; `null` until then, and if loading fails. */
export function useLaterPart<Props>(
  name: string,
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the loader
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (part) => setLoaded(() => part),
      (error) => console.error(`The ${name} is unavailable:`, error),
    );
  }, [isNeeded, name]);
  return loaded;
}
