// The first script of every page, written into it (scripts/build/head.ts). It runs before the first paint, so it imports
// constants only.

import type { DeviceStorage } from '#src/device/device-storage.ts';
import { applyTheme, THEME_KEY } from '#src/device/theme-choice.ts';
import { learnedPlayers } from '#src/progress/learned-players.ts';
import { isTrace } from '#src/progress/traces.ts';
import { keepEarlyInput } from './early-input.ts';

/** The device's storage, or an empty one where the browser forbids it. */
function storage(): Pick<DeviceStorage, 'keys' | 'read'> {
  try {
    const keys = Object.keys(localStorage);
    return { keys: () => keys, read: (key) => localStorage.getItem(key) };
  } catch {
    return { keys: () => [], read: () => null };
  }
}

const page = document.documentElement;
const device = storage();
applyTheme(device.read(THEME_KEY));
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
