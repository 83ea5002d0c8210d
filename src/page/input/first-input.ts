/** Events of the first input. A page that opens at an anchor scrolls as well. */
const EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Minimum height of tall screens (CSS pixels), on which parts below the introduction may be visible at once. */
const TALL = 1000;

const PRESSES = ['pointerdown', 'keydown'] as const;

let input: Promise<void> | undefined;
let press: Promise<void> | undefined;

/** Resolves on the first input, on tall screens at once. Always the same promise, as React's `use` requires. */
export function firstInput(): Promise<void> {
  input ??= firstOf(EVENTS, window.scrollY > 0 || window.innerHeight > TALL);
  return input;
}

/** Resolves on the first press of a pointer or key. Always the same promise. */
export function firstPress(): Promise<void> {
  press ??= firstOf(PRESSES, false);
  return press;
}

function firstOf(types: readonly string[], isOver: boolean): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      for (const type of types) window.removeEventListener(type, settle, true);
      resolve();
    };
    for (const type of types) {
      window.addEventListener(type, settle, { capture: true, passive: true });
    }
    if (isOver || window.earlyInput?.length) settle();
  });
}
