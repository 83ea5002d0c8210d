import { type ComponentType, useEffect, useState } from 'react';

/**
 * What makes the cards draggable, loaded when a mouse or a finger first comes to the page; `null` until
 * then, and for who never needs it. Without it there are still tap and keyboard.
 */
export function useDragging(): ComponentType | null {
  const [Dragging, setDragging] = useState<ComponentType | null>(null);
  const [finger] = useState(() => new RestingFinger());
  useEffect(() => {
    const load = async () => {
      try {
        const loaded = await import('./dragging.tsx');
        setDragging(() => loaded.Dragging);
      } catch (error) {
        console.error('Dragging unavailable:', error);
      }
    };
    window.addEventListener('pointerover', load, { once: true });
    const leave = finger.watch();
    return () => {
      window.removeEventListener('pointerover', load);
      leave();
    };
  }, [finger]);
  useEffect(() => {
    if (Dragging) finger.touchAgain();
  }, [Dragging, finger]);
  return Dragging;
}

/** The touch that brings dragging to the page may be the one that is to drag. */
class RestingFinger {
  #touch: TouchEvent | null = null;

  /** @returns a function that ends it */
  watch(): () => void {
    const rest = (event: TouchEvent) => {
      this.#touch = event.touches.length === 1 ? event : null;
    };
    const lift = () => {
      this.#touch = null;
    };
    // Whether a movement may be kept from scrolling, a browser asks when the finger comes down.
    const mayStay = () => {};
    window.addEventListener('touchstart', rest, { passive: true });
    window.addEventListener('touchmove', mayStay, { passive: false });
    const ends = ['touchmove', 'touchend', 'touchcancel'] as const;
    for (const type of ends) window.addEventListener(type, lift, { passive: true });
    return () => {
      window.removeEventListener('touchstart', rest);
      window.removeEventListener('touchmove', mayStay);
      for (const type of ends) window.removeEventListener(type, lift);
    };
  }

  /** Tells the page of the finger that rests on it, once more. */
  touchAgain(): void {
    if (!this.#touch) return;
    const { target, touches, targetTouches, changedTouches } = this.#touch;
    target?.dispatchEvent(
      new TouchEvent('touchstart', {
        bubbles: true,
        cancelable: true,
        touches: [...touches],
        targetTouches: [...targetTouches],
        changedTouches: [...changedTouches],
      }),
    );
    this.#touch = null;
  }
}
