import type { RouterObject } from 'wouter';
import { prefetchPage } from './routes.tsx';

/** What a reader does with a link before opening it. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** How long the page is left alone before the likely next one is loaded, in milliseconds. */
const IDLE = 4000;

function prefetch(link: HTMLAnchorElement | null, router: RouterObject): void {
  if (link?.origin === location.origin && link.pathname !== location.pathname)
    void prefetchPage(link.pathname, router);
}

/** Loads the page of a link under the mouse, the finger or the focus. @returns a function that ends it */
export function prefetchOnIntent(router: RouterObject): () => void {
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element) prefetch(target.closest('a'), router);
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
  };
}

/** Loads the page that is likely to follow, once this one has been left alone. @returns a function that cancels it */
export function prefetchNext(router: RouterObject): () => void {
  const timer = setTimeout(() => {
    // A lesson names what follows; the other pages list what can be opened.
    const next = document.querySelector<HTMLAnchorElement>('main a[rel="next"]');
    prefetch(next ?? document.querySelector('main ul a[href^="/section/"]'), router);
  }, IDLE);
  return () => clearTimeout(timer);
}
