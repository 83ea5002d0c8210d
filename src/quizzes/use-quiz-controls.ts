import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How soon (milliseconds) and how near (CSS pixels) two taps are one. */
const DOUBLE_TAP = { time: 350, reach: 24 };

export interface QuizControls {
  /** Chooses the option that stands at this place, from 0; where there is any to choose. */
  choose?: (index: number) => void;
  /** Submits, or goes on: whatever comes next. */
  goOn: () => void;
  /** Plays or pauses, where there is something to hear. */
  play?: () => void;
}

/**
 * The keys of a quiz: letters or digits choose, Enter submits or goes on, Space plays. A control that
 * has the focus keeps its own Enter and Space. A mouse leaves the focus where it is, so that the keys
 * go on working after a click; a double click is one click, and a held key one press.
 */
export function useQuizControls(root: RefObject<HTMLElement | null>, controls: QuizControls): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || !isOurs(target)) return;
    const control = target.closest('a, button, summary');
    const place = controls.choose ? placeOf(key) : null;
    if (event.repeat) {
      if (place !== null || key === 'Enter' || key === ' ') event.preventDefault();
      return;
    }
    if (place !== null) controls.choose?.(place);
    else if (key === 'Enter' && !(control && canAct(control))) controls.goOn();
    else if (key === ' ' && !control && controls.play) controls.play();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const element = root.current;
    const onMouseDown = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    };
    let last: MouseEvent | null = null;
    const onClick = (event: MouseEvent) => {
      if (event.detail > 1 || (last && isSecondTap(last, event))) event.stopPropagation();
      last = event;
    };
    document.addEventListener('keydown', onKeyDown);
    element?.addEventListener('mousedown', onMouseDown);
    // Before React, which listens further out.
    element?.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('mousedown', onMouseDown);
      element?.removeEventListener('click', onClick);
    };
  }, [root]);
}

/**
 * A finger came down twice, and something else came to lie under it meanwhile. Browsers count clicks
 * for a mouse only. A key's click has no place.
 */
function isSecondTap(first: MouseEvent, second: MouseEvent): boolean {
  return (
    second.detail > 0 &&
    second.target !== first.target &&
    second.timeStamp - first.timeStamp < DOUBLE_TAP.time &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_TAP.reach
  );
}

/** Wherever nobody types; a dialog has its keys for itself. */
function isOurs(target: Element): boolean {
  return !document.querySelector('dialog[open]') && !target.closest('input, textarea, select');
}

function canAct(control: Element): boolean {
  return control.getAttribute('aria-disabled') !== 'true';
}

/** The place that a key stands for: a or 1 is the first. */
function placeOf(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : null;
}
