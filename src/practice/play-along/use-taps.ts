import { type PointerEvent, useEffect, useEffectEvent } from 'react';
import { isTyping } from '#src/page/keys.ts';
import { type InputKind, type Tap, tappedAt } from '#src/sound/taps/tap-time.ts';
import { tapKeyOf } from './tap-keys.ts';

interface TapsOptions {
  /** Taps are reported only then. Keys are left to the page otherwise, unless the pad is in sight. */
  enabled: boolean;
  /** The letters that tap, wherever the focus is. Enter and Space tap on the focused pad. */
  keys: readonly string[];
  pad: { readonly current: HTMLElement | null };
  onTap: (tap: Tap) => void;
}

/** Taps by key and on the pad, each with the time of its event. */
export function useTaps({ enabled, keys, pad, onTap }: TapsOptions): {
  onPointerDown: (event: PointerEvent) => void;
} {
  const report = (kind: InputKind, event: { readonly timeStamp: number }) =>
    onTap({ kind, at: tappedAt(event, performance.now()) });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const onPad = enabled && target === pad.current && (event.key === 'Enter' || event.key === ' ');
    const key = tapKeyOf(event);
    if (!onPad && (key === null || !keys.includes(key) || isTyping(target))) return;
    // Who tries a key before a run does not mean its other use.
    if (!enabled && !isInSight(pad.current)) return;
    // A button would click, and a held key repeats.
    event.preventDefault();
    if (enabled && !event.repeat) report('key', event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return {
    onPointerDown: (event) => {
      if (!enabled || event.button !== 0) return;
      report(event.pointerType === 'mouse' ? 'mouse' : 'touch', event);
    },
  };
}

function isInSight(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}
