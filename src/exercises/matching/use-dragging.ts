import { type ComponentType, useEffect, useState } from 'react';

/**
 * What makes the cards draggable, loaded when a mouse or a finger first comes to the page; `null` until
 * then, and for who never needs it. Without it there are still tap and keyboard.
 */
export function useDragging(): ComponentType | null {
  const [Dragging, setDragging] = useState<ComponentType | null>(null);
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
    return () => window.removeEventListener('pointerover', load);
  }, []);
  return Dragging;
}
