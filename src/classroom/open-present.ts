import { presentAddress, withoutPresent } from './class-item.ts';
import { enterFullScreen, leaveFullScreen } from './full-screen.ts';

/** Kept with the history entry of a presentation, so that it survives a reload. */
interface PresentVisit {
  /** Another one for each time that something is presented. */
  id: string;
  /** Whether the entry before it is the page as it was. */
  pushed: boolean;
}

/** Where the focus returns to. */
let opener: HTMLElement | null = null;

// Not crypto.randomUUID, which exists in secure contexts only.
const newVisit = (pushed: boolean): PresentVisit => ({
  id: `${Date.now()}-${Math.random()}`,
  pushed,
});

/**
 * Presents an item of this page, or the page, as a new entry of the history. To be called in a gesture.
 * @param from the button, which gets the focus back if nothing else has it now
 */
export function openPresent(item: string, from: HTMLElement): void {
  enterFullScreen();
  const { activeElement } = document;
  opener =
    activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : from;
  const page = location.pathname + location.search + location.hash;
  history.pushState({ present: newVisit(true) }, '', presentAddress({ page, item }));
}

/** What is presented now. An address that was opened by itself becomes a visit of its own. */
export function presentVisit(): PresentVisit {
  const known = history.state?.present as PresentVisit | undefined;
  if (known) return known;
  const present = newVisit(false);
  history.replaceState({ ...history.state, present }, '');
  return present;
}

/** Returns to the page. To be called once. */
export function leavePresent(): void {
  leaveFullScreen();
  if (presentVisit().pushed) {
    history.back();
    return;
  }
  const { present: _, ...state } = history.state;
  history.replaceState(
    state,
    '',
    location.pathname + withoutPresent(location.search) + location.hash,
  );
}

/** Gives the focus back, after a reload to the item's button. */
export function focusOpener(item: string): void {
  const known = opener?.isConnected ? opener : presentButton(item);
  opener = null;
  known?.focus({ preventScroll: true });
}

function presentButton(item: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-present="${CSS.escape(item)}"]`);
}
