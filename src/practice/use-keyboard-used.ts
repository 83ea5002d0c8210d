import { useEffect, useState } from 'react';

/**
 * Whether a key has been pressed outside of a text field, where phones show a keyboard of their own. A
 * phone or tablet has a keyboard from then on.
 */
export function useKeyboardUsed(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (used) return;
    const listener = ({ target }: KeyboardEvent) => {
      if (!(target instanceof Element && target.closest('input, textarea'))) setUsed(true);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [used]);
  return used;
}
