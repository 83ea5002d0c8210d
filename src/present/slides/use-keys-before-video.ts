import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the teacher's keys working after a click into a video: its page would get them all. With the
 * keyboard the video can still be reached. @returns the ref of the video's box, which takes the focus back
 */
export function useKeysBeforeVideo(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const takeBack = () => {
      const player = document.activeElement;
      const isOurs = player instanceof HTMLIFrameElement && box.current?.contains(player);
      if (isOurs && player.matches(':hover')) box.current?.focus({ preventScroll: true });
    };
    // The window loses the focus to the frame before the frame becomes active in every browser.
    const later = () => setTimeout(takeBack);
    window.addEventListener('blur', later);
    return () => window.removeEventListener('blur', later);
  }, []);
  return box;
}
