import { type RefObject, useLayoutEffect } from 'react';
import { ownerOf, useKeys } from '#src/page/input/keys.ts';
import { type Command, STAGE_KEYS } from '#src/present/keys.ts';

/**
 * Calls back for the keys of the teacher and of a clicker. A mouse does not move the focus to a button, and
 * takes it back from a player, so that the next Enter still means Next.
 */
export function useStageKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  onCommand: (command: Command) => void,
): void {
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
    const onBlur = () => {
      // A frame has the focus, and would get the keys.
      if (byTab || !(document.activeElement instanceof HTMLIFrameElement)) return;
      setTimeout(() => element?.focus());
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', onKey, { signal });
    element?.addEventListener('mousedown', onMouseDown, { signal });
    window.addEventListener('blur', onBlur, { signal });
    return () => controller.abort();
  }, [dialog]);
}
