/** Events by which readers use a page. A page that opens at an anchor scrolls, too. */
const EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** On taller screens (CSS pixels), parts below the introduction may be visible at once. */
const TALL = 1000;

let input: Promise<void> | undefined;

/**
 * Resolves on the first input to this document, on tall screens at once. Always the same promise, as
 * React's `use` requires.
 */
export function firstInput(): Promise<void> {
  input ??= new Promise((resolve) => {
    const settle = () => {
      for (const type of EVENTS) window.removeEventListener(type, settle, true);
      resolve();
    };
    for (const type of EVENTS) {
      window.addEventListener(type, settle, { capture: true, passive: true });
    }
    const wasUsed = window.scrollY > 0 || Boolean(window.earlyInput?.length);
    if (wasUsed || window.innerHeight > TALL) settle();
  });
  return input;
}

let loaded: Promise<unknown> | undefined;

/**
 * Resolves after the first input, once the page has what is needed at present: what may be needed later can be
 * loaded. On a slow network the style sheet comes last, after a sound that was asked for.
 */
export function firstNeeds(): Promise<unknown> {
  loaded ??= firstInput().then(() => window.styled);
  return loaded;
}
