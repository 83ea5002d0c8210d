import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { enterFullScreen, leaveFullScreen, leavePresent } from '#src/classroom/present-visit.ts';

/**
 * A modal dialog as large as the window, and full screen where the browser allows it. Escape leaves, also
 * if the browser uses it to leave full screen.
 * @param item what is presented; its button gets the focus at the end
 */
export function useWindowDialog(item: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useRef(false);
  const [leave] = useState(() => () => {
    if (left.current) return;
    left.current = true;
    leavePresent();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    element.addEventListener('cancel', onCancel);
    // Browsers close a dialog on the second Escape even if `cancel` is prevented.
    element.addEventListener('close', leave);
    element.showModal();
    // For the styles of the page behind it: `:has` would be checked with every change of any page.
    document.documentElement.toggleAttribute('data-presenting', true);
    // Not the first button, which would keep Enter for itself.
    element.focus();
    return () => {
      // First of all: the event of our own `close` comes later.
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', leave);
      // Before it is removed, so that the page is not inert when it gets the focus.
      element.close();
      document.documentElement.removeAttribute('data-presenting');
      returnFocus(opener, item);
      // The browser's Back leads here, too. In strict mode the dialog stays.
      queueMicrotask(() => {
        if (!element.isConnected) leaveFullScreen();
      });
    };
  }, [item, leave]);

  useFullScreen(dialog, leave);
  return { dialog, leave };
}

/** To what had the focus; after a reload, or where a click does not focus a button, to the item's button. */
function returnFocus(opener: Element | null, item: string): void {
  const isKnown = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const button = document.querySelector<HTMLElement>(`[data-present="${CSS.escape(item)}"]`);
  (isKnown ? opener : button)?.focus({ preventScroll: true });
}

/** Returns to full screen with the first input after a reload, and tells when it is left. */
function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, onLeft: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    let wasFull = document.fullscreenElement !== null;
    let unloading = false;
    const onChange = () => {
      const isFull = document.fullscreenElement !== null;
      // A reload leaves full screen as well.
      if (wasFull && !isFull && !unloading) onLeft();
      wasFull = isFull;
    };
    const onUnload = () => {
      unloading = true;
    };
    const controller = new AbortController();
    const { signal } = controller;
    const once = { capture: true, once: true, signal };
    element?.addEventListener('keydown', enterFullScreen, once);
    element?.addEventListener('pointerup', enterFullScreen, once);
    document.addEventListener('fullscreenchange', onChange, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => controller.abort();
  }, [dialog, onLeft]);
}
