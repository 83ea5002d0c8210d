import { withoutPresent, withPresent } from './class-item.ts';

/** The state of a presentation in its history entry, which survives a reload. */
interface PresentVisit {
  /** A new one each time an item is presented. */
  id: number;
  /** Whether the previous history entry is the page below the presentation. */
  pushed: boolean;
  /** Whether to ask the visitor about *I teach* first. */
  asks?: boolean;
}

/** Shows the document in full screen, if the browser allows it. Must be called in a gesture; never throws. */
export function enterFullScreen(): void {
  // Refused outside of a gesture; some phones do not have it. Presenting works without it.
  document.documentElement.requestFullscreen?.().catch(() => {});
}

/** Leaves full screen, if it is on. Never throws. */
export function leaveFullScreen(): void {
  // Rejected if the browser has left it meanwhile.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** Presents an item of this page, or the page, as a new entry of the history. @param asks first if the visitor teaches */
export function present(item: string, asks = false): void {
  if (!asks) enterFullScreen();
  pushPresentation(withPresent(location.search, item), asks ? { asks } : {});
}

/** Presents the item that a query of this page names, as a new entry of the history. */
export function pushPresentation(query: string, visit: Partial<PresentVisit> = {}): void {
  const present: PresentVisit = { id: Date.now(), pushed: true, ...visit };
  history.pushState({ present }, '', query);
}

/** The visit to a presentation. Opening an address directly begins a new visit. */
export function presentVisit(): PresentVisit {
  const known = history.state?.present as PresentVisit | undefined;
  if (known) return known;
  const present: PresentVisit = { id: Date.now(), pushed: false };
  history.replaceState({ ...history.state, present }, '');
  return present;
}

/** Notes that the visitor has answered, so that a reload does not ask again. */
export function noteAnswer(): void {
  const { asks, ...present } = presentVisit();
  history.replaceState({ ...history.state, present }, '');
}

/** Returns to the page. Must be called only once. */
export function leavePresent(): void {
  leaveFullScreen();
  const { present, ...state } = history.state ?? {};
  if (present?.pushed) history.back();
  else {
    const { pathname, search, hash } = location;
    history.replaceState(state, '', pathname + withoutPresent(search) + hash);
  }
}

/** Writes the slide and step to the address. */
export function writeStep(step: string): void {
  // The history state identifies the visit.
  history.replaceState(history.state, '', withPresent(location.search, null, step) + location.hash);
}
