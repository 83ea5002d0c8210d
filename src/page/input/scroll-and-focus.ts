// Scroll and focus as in browsers between documents. A new page starts at its top or anchor, Back and Forward restore
// the position, and the focus moves to the heading, so that screen readers announce the page.

import { tabStorage } from '#src/device/device-storage.ts';
import { plainlyClicked } from './plain-click.ts';

const STORE = 'scrollPositions';
/** Parts of a long page, whose heights are estimated at first (base.css). */
const PARTS = 'main .later';
/** Time for which the scroll position is corrected while a page grows (milliseconds). */
const SETTLING_TIME = 2000;

/** A scroll position that stays valid when the height of a part above it changes, e.g. because of late fonts. */
interface Position {
  top: number;
  /** The part that begins nearest to the top of the viewport, by its index; -1 for the page itself. */
  part: number;
  /** Distance from the top of that part to the top of the viewport, in CSS pixels. */
  offset: number;
}

/** Positions by the key of the history entry. Tabs keep them when the app is updated. */
let positions: Record<string, Position> = {};
/** Whether a navigation has started and its page is not shown yet. */
let navigating = true;
/** The path of the page on screen; `null` before the first. */
let path: string | null = null;
let firstPath: string | null = null;

const entryKey = (): string | undefined => history.state?.key;
// Not crypto.randomUUID, which exists in secure contexts only.
const newKey = () => `${Date.now()}-${Math.random()}`;

/** Records and restores the scroll position of every entry in this tab's history. Call once. */
export function restoreScrollPositions(): void {
  firstPath = location.pathname;
  history.scrollRestoration = 'manual';
  try {
    // Spread, so that invalid data yields an object as well.
    positions = { ...JSON.parse(tabStorage.read(STORE) ?? '{}') };
  } catch {
    // Positions last as long as the document.
  }
  window.addEventListener('scroll', savePosition, { passive: true });
  window.addEventListener('pagehide', () => tabStorage.write(STORE, JSON.stringify(positions)));
  window.addEventListener('popstate', () => {
    // The reader may have returned to the page on screen before the next one arrived.
    navigating = location.pathname !== path;
    if (!navigating) scrollToEntry(null);
  });
  // Capturing, to run before the router, which ignores a change of the anchor alone.
  document.addEventListener('click', followAnchorLink, { capture: true });
}

/** Lays out all parts, since a scroll position is wrong while their heights are estimated. */
function layOutWhole(): void {
  document.documentElement.dataset.whole = '';
}

function savePosition(): void {
  layOutWhole();
  const key = entryKey();
  // During a navigation the scroll position belongs to neither page.
  if (key && !navigating) positions[key] = currentPosition();
}

function currentPosition(): Position {
  let [part, offset] = [-1, window.scrollY];
  for (const [index, element] of document.querySelectorAll(PARTS).entries()) {
    const { top, width } = element.getBoundingClientRect();
    // A hidden part has neither size nor position.
    if (width > 0 && Math.abs(top) < Math.abs(offset)) [part, offset] = [index, -top];
  }
  return { top: window.scrollY, part, offset };
}

/** The current distance of a position from the top of the page, in CSS pixels. */
function topOf({ top, part, offset }: Position): number {
  const element = document.querySelectorAll(PARTS)[part];
  return element ? window.scrollY + element.getBoundingClientRect().top + offset : top;
}

/** Completes a navigation: scrolls the new page into position and focuses its heading. */
export function pageShown(heading: HTMLElement): void {
  stopFollowing();
  // The browser has positioned the first page, and its reader may have scrolled before hydration.
  // After a page that failed to load, the next one is not the first.
  const isFirst = path === null && location.pathname === firstPath;
  path = location.pathname;
  if (!isFirst) heading.focus({ preventScroll: true });
  scrollToEntry(isFirst ? null : 0);
  navigating = false;
}

/** Scrolls to the saved position of this history entry, else to its anchor, else to `top` in CSS pixels, if any. */
function scrollToEntry(top: number | null): void {
  const key = entryKey();
  const saved = key === undefined ? undefined : positions[key];
  if (!key) history.replaceState({ ...history.state, key: newKey() }, '');
  const anchor = anchorOf(location.hash);
  if (saved) followGrowth(() => jumpTo(topOf(saved)));
  else if (anchor) scrollToAnchor(anchor);
  else if (top !== null) jumpTo(top);
}

function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Handles a plain click on a link to an anchor of this page like a browser, but smoothly. */
function followAnchorLink(event: MouseEvent): void {
  const link = plainlyClicked(event);
  if (!link || link.target || link.origin !== location.origin) return;
  if (link.pathname !== location.pathname || link.search !== location.search) return;
  const anchor = anchorOf(link.hash);
  if (!anchor) return;
  event.preventDefault();
  // There may have been no scroll event yet.
  savePosition();
  if (link.hash !== location.hash) history.pushState({ key: newKey() }, '', link.hash);
  scrollToAnchor(anchor);
}

/** The element a hash points to, or `null`. A malformed percent encoding is taken literally. */
function anchorOf(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}

/** Scrolls to an anchor, smoothly unless reduced motion is preferred, and focuses its heading or itself. */
function scrollToAnchor(anchor: HTMLElement): void {
  const target = anchor.querySelector<HTMLElement>(':scope > :is(h2, h3)') ?? anchor;
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  followGrowth(() => anchor.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' }));
}

const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
let stopFollowing = () => {};

/** Scrolls, and again whenever the page grows, until the user takes over or `SETTLING_TIME` is over. */
function followGrowth(scroll: () => void): void {
  stopFollowing();
  layOutWhole();
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const timeout = setTimeout(() => stop(), SETTLING_TIME);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timeout);
    for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  for (const type of USER_INPUT_EVENTS) window.addEventListener(type, stop, { passive: true });
  stopFollowing = stop;
}

/**
 * Focuses a button pressed by mouse, since Safari does not: otherwise its keys would have no effect, and a dialog
 * could not return the focus to it.
 */
export function focusPressedButtons(): void {
  const focus = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !button.contains(document.activeElement)) button.focus({ preventScroll: true });
  };
  // Captured, so that a handler of the click may move the focus on.
  document.addEventListener('click', focus, { capture: true });
}
