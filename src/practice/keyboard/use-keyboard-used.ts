import { useEffect, useState } from 'react';
import { isTyping } from '#src/page/input/keys.ts';

/**
 * Whether a key has been pressed outside of a text field, where phones show a keyboard of their own. A
 * phone or tablet has a keyboard from then on.
 */
export function useKeyboardUsed(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (used) return;
    const listener = ({ target }: KeyboardEvent) => {
      if (!isTyping(target)) setUsed(true);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [used]);
  return used;
}
