import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from an edge of the window within which dragging scrolls the page (CSS pixels). */
const EDGE = 72;
/** Scroll speed (CSS pixels a frame). */
const SCROLL = 8;

/**
 * Reorders a list by dragging the handles of its items, which need `touch-action: none`. Escape puts an item back.
 * @param list its children are the items, in the order shown
 * @returns the index of the dragged item, or `null`; all indices in the order shown; and the handler for a handle
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // Prevents the selection of text. It would also focus the handle.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    let y = event.clientY;
    let to = from;
    let frame = 0;
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      cancelAnimationFrame(frame);
      setDrag(null);
    };
    const follow = () => {
      to = placeAt(list.current, y);
      setDrag({ from, to });
    };
    const scroll = () => {
      const direction = y < EDGE ? -1 : y > window.innerHeight - EDGE ? 1 : 0;
      if (direction !== 0) {
        window.scrollBy({ top: direction * SCROLL, behavior: 'instant' });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const on = <Type extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, { signal: controller.signal });
    on('pointermove', (moved) => {
      y = moved.clientY;
      follow();
    });
    on('pointerup', () => {
      end();
      onMove(from, to);
    });
    on('pointercancel', end);
    on('keydown', ({ key }) => {
      if (key === 'Escape') end();
    });
    stop.current = end;
    setDrag({ from, to });
    scroll();
  };

  const indices = Array.from({ length: count }, (_, index) => index);
  return {
    dragged: drag?.from ?? null,
    order: drag ? indices.toSpliced(drag.from, 1).toSpliced(drag.to, 0, drag.from) : indices,
    onPointerDown,
  };
}

/** The index for an item held at a height: after the other items whose middle is above it. */
function placeAt(list: HTMLElement | null, y: number): number {
  const others = [...(list?.querySelectorAll(':scope > [data-step]:not([data-dragged])') ?? [])];
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
