// The first script of every page, written into it (scripts/head.ts). It runs before the first paint, so it imports
// constants only.

import { applyTheme, THEME_KEY } from '#src/app/theme-choice.ts';
import { isTrace } from '#src/progress/traces.ts';
import { keepEarlyInput } from './early-input.ts';

/** The keys and a value of the device's storage, or nothing where the browser forbids it. */
function stored() {
  try {
    return { keys: Object.keys(localStorage), theme: localStorage.getItem(THEME_KEY) };
  } catch {
    return { keys: [], theme: null };
  }
}

const { keys, theme } = stored();
applyTheme(theme);
// Home reserves the place of what it shows to returning learners.
document.documentElement.toggleAttribute('data-returning', keys.some(isTrace));
// A lesson shows the step that its address names, alone (src/lessons/steps).
const step = new URLSearchParams(location.search).get('at');
if (step && /^[a-z0-9-]+$/.test(step)) {
  document.documentElement.dataset.at = step;
  const others = new CSSStyleSheet();
  const here = `[data-step="${step}"]`;
  others.replaceSync(`@media screen {
    article:has(${here}) [data-step]:not(${here}),
    article:has(${here}) section:has([data-step]):not(:has(${here})) { display: none }
  }`);
  document.adoptedStyleSheets = [others];
}
keepEarlyInput();
