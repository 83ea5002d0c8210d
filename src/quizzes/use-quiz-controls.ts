import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Two taps within this time (milliseconds) and distance (CSS pixels) count as one. */
const DOUBLE_TAP = { time: 350, distance: 24 };
/** Two presses of Enter within this time (milliseconds) count as one, so that no explanation is skipped. */
const DOUBLE_PRESS = 300;

export interface QuizControls {
  /** Chooses the option at an index, by a key. */
  choose?: (index: number, key: string) => void;
  /** Submits the answer, or moves on to the next question. */
  advance: (event: KeyboardEvent) => void;
  /** Plays or pauses the clip. */
  play?: (event: KeyboardEvent) => void;
}

/**
 * Keyboard shortcuts of a quiz: letters or digits choose, Enter advances, Space plays. A focused
 * control keeps its own Enter and Space. Within `root`, a click does not move the focus, so that the
 * shortcuts keep working; a double click, double tap or double press of Enter counts as one. Key repeats
 * are ignored.
 */
export function useQuizControls(root: RefObject<HTMLElement | null>, controls: QuizControls): void {
  /** Time of the last Enter, unless another key followed (milliseconds). */
  const entered = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || isElsewhere(target)) return;
    const control = target.closest('a, button, summary');
    const option = controls.choose ? optionIndexOfKey(key) : null;
    if (event.repeat) {
      if (option !== null || key === 'Enter' || key === ' ') event.preventDefault();
      return;
    }
    const isEnter = key === 'Enter';
    if (isEnter && root.current && event.timeStamp - entered.current < DOUBLE_PRESS) {
      // A focused button would be pressed.
      event.preventDefault();
      return;
    }
    entered.current = isEnter ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (option !== null) controls.choose?.(option, key);
    else if (isEnter && !(control && isEnabled(control))) controls.advance(event);
    else if (key === ' ' && !control && controls.play) controls.play(event);
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
    // Runs before React's handlers, which listen on an ancestor.
    element?.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('mousedown', onMouseDown);
      element?.removeEventListener('click', onClick);
    };
  }, [root]);
}

/**
 * Whether a tap is the second of a double tap that now hits another element. Browsers count clicks
 * (`detail`) for the mouse only; a click by keyboard has a `detail` of 0.
 */
function isSecondTap(first: MouseEvent, second: MouseEvent): boolean {
  return (
    second.detail > 0 &&
    second.target !== first.target &&
    second.timeStamp - first.timeStamp < DOUBLE_TAP.time &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_TAP.distance
  );
}

/** Whether the key belongs to an open dialog or a form field. */
function isElsewhere(target: Element): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    target.closest('input, textarea, select') !== null
  );
}

function isEnabled(control: Element): boolean {
  return control.getAttribute('aria-disabled') !== 'true';
}

/**
 * The index of the option that a key chooses: `a` or `1` is the first; `null` for other keys. F is left to
 * what presents the quiz: no question has six options.
 */
export function optionIndexOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-eg-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : null;
}
