import {
  type PointerEventHandler,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { enterFullScreen, leaveFullScreen, leavePresent } from '#src/classroom/present-visit.ts';
import { ownerOf, useKeys } from '#src/page/input/keys.ts';
import { type Command, STAGE_KEYS } from '#src/present/keys.ts';

type DialogRef = RefObject<HTMLDialogElement | null>;

/**
 * A modal dialog as large as the window, in full screen if that is allowed. Escape leaves both at once.
 * @param item the id of the presented item, whose button gets the focus at the end
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
    // Lets CSS style the page behind: `:has` would be checked with every change of any page.
    document.documentElement.toggleAttribute('data-presenting', true);
    // Focuses the dialog instead of its first button, which would handle Enter.
    element.focus();
    return () => {
      // First, since the event of this `close` comes later.
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', leave);
      // Before it is removed, so that the page is not inert when it gets the focus.
      element.close();
      document.documentElement.removeAttribute('data-presenting');
      returnFocus(opener, item);
      // The browser's Back leads here as well. In strict mode the dialog stays.
      queueMicrotask(() => {
        if (!element.isConnected) leaveFullScreen();
      });
    };
  }, [item, leave]);

  useFullScreen(dialog, leave);
  return { dialog, leave };
}

/** Restores the focus to the previously focused element or, without one, to the item's Present button. */
function returnFocus(opener: Element | null, item: string): void {
  const isKnown = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const button = document.querySelector<HTMLElement>(`[data-present="${CSS.escape(item)}"]`);
  (isKnown ? opener : button)?.focus({ preventScroll: true });
}

/** Returns to full screen with the first input after a reload. Calls back when the visitor leaves full screen. */
function useFullScreen(dialog: DialogRef, onLeft: () => void): void {
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

/**
 * Calls back for the keys of the teacher and of a clicker. A mouse press does not focus a button, and takes the focus
 * back from a video, so that the next Enter still means Next.
 */
export function useStageKeys(dialog: DialogRef, onCommand: (command: Command) => void): void {
  useKeys(STAGE_KEYS, onCommand, { dialog });
  useLayoutEffect(() => {
    const element = dialog.current;
    let byTab = false;
    const onKey = (event: KeyboardEvent) => {
      byTab = event.key === 'Tab';
    };
    const onMouseDown = (event: MouseEvent) => {
      byTab = false;
      if (ownerOf(event.target) === 'text' || ownerOf(event.target) === 'slider') return;
      event.preventDefault();
      element?.focus();
    };
    // `focusPressedButtons` focuses a button on click. Only a click by keyboard keeps the focus there.
    const onClick = ({ detail, target }: MouseEvent) => {
      if (detail > 0 && ownerOf(target) === 'button') element?.focus();
    };
    const onBlur = () => {
      // A frame that has the focus would get the keys.
      if (byTab || !(document.activeElement instanceof HTMLIFrameElement)) return;
      setTimeout(() => element?.focus());
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', onKey, { signal });
    element?.addEventListener('mousedown', onMouseDown, { signal });
    element?.addEventListener('click', onClick, { signal });
    window.addEventListener('blur', onBlur, { signal });
    return () => controller.abort();
  }, [dialog]);
}

/** The ref of the teacher's strip. Sets `--beside-strip` on the dialog: the share of its height below, 0 to 1. */
export function useStripHeight(dialog: DialogRef): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, bar] = [dialog.current, strip.current];
    if (!box || !bar) return;
    const measure = () => {
      const share = bar.offsetHeight / box.offsetHeight;
      box.style.setProperty('--beside-strip', `${1 - share}`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [dialog]);
  return strip;
}

/** The pointer listener that calls back when the mouse moves or the screen is touched. */
export function usePointerMoves(onMove: () => void): PointerEventHandler {
  const last = useRef('');
  return ({ type, screenX, screenY }) => {
    const place = `${screenX} ${screenY}`;
    // Browsers also report a resting mouse when the elements below it change.
    if (type === 'pointerdown' || place !== last.current) onMove();
    last.current = place;
  };
}
