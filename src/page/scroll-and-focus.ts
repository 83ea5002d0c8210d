// What a browser does by itself between documents, for pages that are swapped in one: the reader
// lands at the top, at an anchor or, going back, where they were; a screen reader is told where.

const STORE = 'scrollPositions';
/** How long a page that is still growing is followed to where it was left (milliseconds). */
const GROWING = 2000;

let positions: Record<string, number> = {};
let arriving = true;
/** The path of the page that is shown; none before the first. */
let path: string | null = null;

const entryKey = (): string | undefined => history.state?.key;
// Not crypto.randomUUID: over plain http in a home network there is none.
const newKey = () => `${Date.now()}-${Math.random()}`;

/** Starts keeping where each page of this tab's history was left. To be called once. */
export function keepScrollPositions(): void {
  history.scrollRestoration = 'manual';
  try {
    // Spread, so that rubbish leaves an object too.
    positions = { ...JSON.parse(sessionStorage.getItem(STORE) ?? '{}') };
  } catch {
    // Without storage, or with rubbish in it, positions live as long as the page.
  }
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORE, JSON.stringify(positions));
    } catch {
      // As above.
    }
  });
  window.addEventListener('popstate', () => {
    if (location.pathname !== path) arriving = true;
    else settle(null);
  });
  // Before the router, for which an anchor on the page it is on is no news.
  document.addEventListener('click', followAnchorLink, { capture: true });
}

function remember(): void {
  const key = entryKey();
  // While a page is being swapped, the scroll is nobody's.
  if (key && !arriving) positions[key] = window.scrollY;
}

/** A page has arrived: scrolls to where it is to be read from and moves the focus to its heading. */
export function arrive(heading: HTMLElement): void {
  letGo();
  // The first page is where the browser has put it, and who reads it may have scrolled before it came
  // alive.
  const isFirst = path === null;
  path = location.pathname;
  if (!isFirst) heading.focus({ preventScroll: true });
  settle(isFirst ? null : 0);
  arriving = false;
}

/**
 * Scrolls to where this entry of the history was left; one that is new, to its anchor, or else to
 * `top`, where the browser has not scrolled by itself.
 */
function settle(top: number | null): void {
  const key = entryKey();
  const left = key === undefined ? undefined : positions[key];
  if (!key) history.replaceState({ ...history.state, key: newKey() }, '');
  const anchor = anchorOf(location.hash);
  if (left !== undefined) holdAt(() => window.scrollTo(0, left));
  else if (anchor) goTo(anchor);
  else if (top !== null) window.scrollTo(0, top);
}

/** Follows a plain click on a link to an anchor of this page as the browser would, but smoothly. */
function followAnchorLink(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return;
  if (link.pathname !== location.pathname || link.search !== location.search) return;
  const anchor = anchorOf(link.hash);
  if (!anchor) return;
  event.preventDefault();
  // Who has not scrolled yet comes back to the top.
  remember();
  if (link.hash !== location.hash) history.pushState({ key: newKey() }, '', link.hash);
  goTo(anchor);
}

/** The element that a hash points to; one that is cut off in the middle of a character as it stands. */
function anchorOf(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}

/**
 * Scrolls to an anchor, at once for who asked for less motion, and moves the focus there: to its
 * heading where it has one, which says to who cannot see it where they are.
 */
function goTo(anchor: HTMLElement): void {
  const place = anchor.querySelector<HTMLElement>(':scope > :is(h2, h3)') ?? anchor;
  place.focus({ preventScroll: true });
  if (document.activeElement !== place) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  holdAt(() => anchor.scrollIntoView({ behavior: still ? 'instant' : 'smooth' }));
}

const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
let letGo = () => {};

/** Scrolls to a place, and again as a page that loads parts late grows around it. */
function holdAt(scroll: () => void): void {
  letGo();
  scroll();
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  letGo = () => {
    growth.disconnect();
    clearTimeout(patience);
    for (const type of HANDS) window.removeEventListener(type, letGo);
  };
  const patience = setTimeout(letGo, GROWING);
  // The reader's own hand has the last word.
  for (const type of HANDS) window.addEventListener(type, letGo, { passive: true });
}
