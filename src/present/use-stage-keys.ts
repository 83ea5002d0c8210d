import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Command, commandOf, type KeyOwner } from './keys.ts';

/**
 * Calls back for the keys of the teacher and of a clicker. A mouse does not move the focus to a button, and
 * takes it back from a player, so that the next Enter still means Next.
 */
export function useStageKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  onCommand: (command: Command) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const owner = ownerOf(event.target);
    const command = commandOf(event, owner);
    // A key that is held down does not scroll, either.
    if (command || (event.repeat && commandOf({ ...keyOf(event), repeat: false }, owner))) {
      event.preventDefault();
    }
    if (command) onCommand(command);
  });
  useEffect(() => {
    const element = dialog.current;
    let byTab = false;
    const onKey = (event: KeyboardEvent) => {
      byTab = event.key === 'Tab';
      onKeyDown(event);
    };
    const onMouseDown = (event: MouseEvent) => {
      byTab = false;
      if (!(event.target instanceof Element) || event.target.closest(FIELDS)) return;
      event.preventDefault();
      element?.focus();
    };
    const onBlur = () => {
      // A frame has the focus, and would get the keys.
      if (byTab || !(document.activeElement instanceof HTMLIFrameElement)) return;
      setTimeout(() => element?.focus());
    };
    document.addEventListener('keydown', onKey);
    element?.addEventListener('mousedown', onMouseDown);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('keydown', onKey);
      element?.removeEventListener('mousedown', onMouseDown);
      window.removeEventListener('blur', onBlur);
    };
  }, [dialog]);
}

const FIELDS = 'input, textarea, select, [contenteditable]';

function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey, shiftKey };
}

/** What keeps some keys for itself, if it has the focus. */
function ownerOf(target: EventTarget | null): KeyOwner {
  if (!(target instanceof Element)) return null;
  if (target.matches('input[type=range]')) return 'slider';
  if (
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  ) {
    return 'text';
  }
  return target.closest('button, a, summary, input') && target.matches(':focus-visible')
    ? 'button'
    : null;
}
