// The first script of every page (scripts/build/head.ts), which runs before the first paint: it imports constants only.

import type { DeviceStorage } from '#src/device/device-storage.ts';
import { applyPreferences } from '#src/device/preferences.ts';
import type { Answerable, EarlyInput } from '#src/page/input/early-input.ts';
import { learnedPlayers } from '#src/progress/learned-players.ts';
import { isTrace } from '#src/progress/traces.ts';

/** The device's storage, or an empty one where the browser forbids it. */
function storage(): Pick<DeviceStorage, 'keys' | 'read'> {
  try {
    const keys = Object.keys(localStorage);
    return { keys: () => keys, read: (key) => localStorage.getItem(key) };
  } catch {
    return { keys: () => [], read: () => null };
  }
}

/** Maximum number of inputs: more than this is not intended. */
const MOST_INPUTS = 30;
/** Keys to ignore: Enter and Space become clicks, Tab moves the focus, and the others have no effect alone. */
const OTHER_KEYS = /^(Enter| |Tab|Shift|F\d+)$/;

/** Keeps the clicks and keys that had no effect, since their control is not hydrated yet. */
function keepEarlyInput(): void {
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
      if (event.answered || early.length > MOST_INPUTS) return;
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

const page = document.documentElement;
const device = storage();
applyPreferences(device.read);
// Home reserves the space of its part for returning learners, and colours the players whom they have learned.
page.toggleAttribute('data-returning', device.keys().some(isTrace));
page.dataset.learned = learnedPlayers(device).join(' ');
// A lesson shows the step that its address names, alone (src/lessons/steps).
const step = new URLSearchParams(location.search).get('at');
if (step && /^[a-z0-9-]+$/.test(step)) {
  page.dataset.at = step;
  const others = new CSSStyleSheet();
  const here = `[data-step="${step}"]`;
  others.replaceSync(`@media screen {
    article:has(${here}) [data-step]:not(${here}),
    article:has(${here}) section:has([data-step]):not(:has(${here})) { display: none }
  }`);
  document.adoptedStyleSheets = [others];
}
keepEarlyInput();
