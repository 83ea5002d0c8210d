import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the mouse moves or the screen is touched. */
export function usePointerMoves(root: RefObject<HTMLElement | null>, onMove: () => void): void {
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    const element = root.current;
    let last: PointerEvent | null = null;
    const onPointer = (event: PointerEvent) => {
      // Browsers also report a mouse that rests while something changes below it.
      const rests = event.screenX === last?.screenX && event.screenY === last?.screenY;
      last = event;
      if (event.type === 'pointerdown' || !rests) moved();
    };
    element?.addEventListener('pointermove', onPointer);
    element?.addEventListener('pointerdown', onPointer);
    return () => {
      element?.removeEventListener('pointermove', onPointer);
      element?.removeEventListener('pointerdown', onPointer);
    };
  }, [root]);
}
