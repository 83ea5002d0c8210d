import { useEffect, useEffectEvent } from 'react';
import { repeats, type Shortcut, shortcutOf } from './shortcuts.ts';

/**
 * Calls back for the page's keys. A control that uses a key keeps it: text fields and lists all of them,
 * buttons and links Space, sliders the arrows.
 * @param onShortcut also gets the time of the key, in seconds
 */
export function useShortcuts(
  enabled: boolean,
  onShortcut: (shortcut: Shortcut, time: number) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const shortcut = shortcutOf(event);
    if (!shortcut || (event.target instanceof Element && isTaken(shortcut, event.target))) return;
    event.preventDefault();
    if (!event.repeat || repeats(shortcut)) onShortcut(shortcut, event.timeStamp / 1000);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isTaken({ type }: Shortcut, target: Element): boolean {
  if (target.closest('input:not([type=range], [type=checkbox]), textarea, select')) return true;
  if (type === 'play') return target.closest('button, a, summary, [type=checkbox]') !== null;
  return type === 'tempo' && target.closest('[type=range]') !== null;
}
