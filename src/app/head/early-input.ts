import type { Answerable, EarlyInput } from '#src/page/input/early-input.ts';

/** Maximum number of inputs: more than this is not intended. */
const MOST = 30;
/**
 * Keys that are not kept: Enter and Space become clicks, Tab moves the focus, and the others do nothing alone.
 */
const OTHER_KEYS = /^(Enter| |Tab|Shift|F\d+)$/;

/** Keeps the clicks and keys that had no effect, since their control is not hydrated yet. */
export function keepEarlyInput(): void {
  const early: EarlyInput[] = [];
  window.earlyInput = early;
  const keep = (event: Answerable<KeyboardEvent | PointerEvent>) => {
    const control =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('button, [role="slider"], [role="tab"]');
    if (!control || !event.isTrusted) return;
    const isKey = 'key' in event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isKey && OTHER_KEYS.test(event.key)) return;
    // After React has had its turn.
    setTimeout(() => {
      if (event.answered || early.length > MOST) return;
      early.push({ control, key: isKey ? keyOf(event) : null });
      control.dataset.waiting = '';
    });
  };
  // In the capture phase, since React stops events that it cannot handle yet.
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
}

const keyOf = ({ key, code, shiftKey }: KeyboardEvent): KeyboardEventInit => ({
  key,
  code,
  shiftKey,
  bubbles: true,
  cancelable: true,
});
