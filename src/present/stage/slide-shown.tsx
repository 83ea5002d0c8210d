import { useEffect, useEffectEvent } from 'react';

/** Last child of a slide: calls back once the slide is shown and has its controls. */
export function SlideShown({ onShown }: { onShown: () => void }): null {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return null;
}
