import { enterFullScreen } from './full-screen.ts';

/** Kept with the history entry of a presentation, so that it survives a reload. */
export interface PresentVisit {
  /** Another one for each time that something is presented. */
  id: number;
  /** Whether the entry before it is the page as it was. */
  pushed: boolean;
}

/** Presents an item of this page, or the page, as a new entry of the history. To be called in a gesture. */
export function openPresent(item: string): void {
  enterFullScreen();
  const params = new URLSearchParams(location.search);
  params.set('present', item);
  const present: PresentVisit = { id: Date.now(), pushed: true };
  // `present` without a value has no equals sign, which is how people type it.
  const query = `?${params}`.replace(/present=$/, 'present');
  history.pushState({ present }, '', query + location.hash);
}
