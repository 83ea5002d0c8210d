import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { commandOf, isCovered, isKept, type Keys, ownerOf } from './keys.ts';

interface KeysOptions<Command> {
  enabled?: boolean;
  /** The dialog whose keys they are. Those of a page rest while a dialog is open. */
  dialog?: RefObject<HTMLDialogElement | null>;
  /** Whether a key that is held down does it again and again; otherwise it acts once. */
  repeats?: (command: Command) => boolean;
}

/** Calls back for keys, wherever the focus is. A control that uses a key keeps it (`isKept`). */
export function useKeys<Command>(
  keys: Keys<Command>,
  onCommand: (command: Command, event: KeyboardEvent) => void,
  { enabled = true, dialog, repeats = () => false }: KeysOptions<Command> = {},
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || isCovered(dialog?.current)) return;
    const command = commandOf(keys, event);
    if (command === null || isKept(ownerOf(event.target), event.key)) return;
    // A key that is held down does not scroll, either.
    event.preventDefault();
    if (!event.repeat || repeats(command)) onCommand(command, event);
  });
  // Before the paint, so that no key is lost once its page is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
