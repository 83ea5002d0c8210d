import { withoutPresent, withStep } from './class-item.ts';
import { leaveFullScreen } from './full-screen.ts';
import type { PresentVisit } from './open-present.ts';

/**
 * The visit to a presentation that the history entry stands for. An address that was opened by itself
 * becomes a visit of its own.
 */
export function presentVisit(): PresentVisit {
  const known = history.state?.present as PresentVisit | undefined;
  if (known) return known;
  const present: PresentVisit = { id: Date.now(), pushed: false };
  history.replaceState({ ...history.state, present }, '');
  return present;
}

/** Returns to the page. To be called once. */
export function leavePresent(): void {
  leaveFullScreen();
  const { present, ...state } = history.state ?? {};
  if (present?.pushed) history.back();
  else {
    const { pathname, search, hash } = location;
    history.replaceState(state, '', pathname + withoutPresent(search) + hash);
  }
}

/** Keeps the slide and step in the address. */
export function writeStep(step: string): void {
  // The state says which visit this is.
  history.replaceState(history.state, '', withStep(location.search, step) + location.hash);
}
