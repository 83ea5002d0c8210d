import { type RefObject, useEffect } from 'react';
import { isCovered, isTyping, type Keys, useKeys } from '#src/page/input/keys.ts';

/** Two taps within this time (milliseconds) and distance (CSS pixels) count as one. */
const DOUBLE_TAP = { time: 350, distance: 24 };
/** Two presses of Enter within this time (milliseconds) count as one, so that no explanation is skipped. */
const DOUBLE_PRESS = 300;

export interface QuizControls {
  /** Chooses the option at an index, by a key. */
  choose?: (index: number, key: string) => void;
  /** Submits the answer, or moves on to the next question. */
  advance: (event: KeyboardEvent) => void;
  play?: (event: KeyboardEvent) => void;
}

/**
 * Keyboard shortcuts of a quiz: letters or digits choose, Enter advances, Space plays. A focused control keeps its own.
 * In `root` and the docked bar, a click does not move the focus; a double click, tap or press of Enter counts as one.
 */
export function useQuizControls(root: RefObject<HTMLElement | null>, controls: QuizControls): void {
  useKeys<'advance' | 'play' | OptionKey>(
    {
      Enter: 'advance',
      ...(controls.play && { ' ': 'play' }),
      ...(controls.choose && OPTION_KEYS),
    },
    (command, event) => {
      if (command === 'advance') controls.advance(event);
      else if (command === 'play') controls.play?.(event);
      else controls.choose?.(command.index, command.key);
    },
  );
  useEffect(() => {
    const element = root.current;
    /** Whether an element belongs to the quiz, including its docked buttons. */
    const isWithin = (one: Element) =>
      element?.contains(one) || (element !== null && one.closest('[data-docked]') !== null);
    const onMouseDown = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (button && isWithin(button)) event.preventDefault();
    };
    /** Time of the last Enter, unless another key followed (milliseconds). */
    let entered = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || isCovered()) return;
      const isEnter = event.key === 'Enter';
      const isSecond = element !== null && event.timeStamp - entered < DOUBLE_PRESS;
      // Prevent Enter from pressing the focused button.
      if (isEnter && (event.repeat || isSecond)) event.preventDefault();
      else entered = isEnter ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    let last: MouseEvent | null = null;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element && isWithin(event.target))) return;
      if (event.detail > 1 || (last && isSecondTap(last, event))) event.stopPropagation();
      last = event;
    };
    // In the capture phase, before `useKeys`.
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    document.addEventListener('mousedown', onMouseDown, { signal });
    // Runs before React's handlers.
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => listening.abort();
  }, [root]);
}

/** Whether a tap is the second of a double tap, on another element: browsers count clicks (`detail`) for the mouse only. */
function isSecondTap(first: MouseEvent, second: MouseEvent): boolean {
  return (
    second.detail > 0 &&
    second.target !== first.target &&
    second.timeStamp - first.timeStamp < DOUBLE_TAP.time &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_TAP.distance
  );
}

interface OptionKey {
  index: number;
  key: string;
}

/** `a` or `1` is the first option. F is reserved for presenting: no question has six options. */
export const OPTION_KEYS: Keys<OptionKey> = Object.fromEntries(
  ['123456789', 'abcdefghijklmnopqrstuvwxyz']
    .flatMap((keys) => [...keys].map((key, index): [string, OptionKey] => [key, { index, key }]))
    .filter(([key]) => key !== 'f'),
);
