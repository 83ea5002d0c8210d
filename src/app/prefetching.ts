import type { Parser } from 'wouter';
import { prefetchPage } from './routes.tsx';

/** What a reader does with a link before opening it. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** How long the page is left alone before the likely next one is loaded, in milliseconds. */
const IDLE = 4000;

/**
 * Loads the page of a link under the mouse, the finger or the focus, and the page that is likely to follow
 * once this one has been left alone. @returns a function that ends it
 */
export function prefetchPages(parser: Parser): () => void {
  const prefetch = (link: HTMLAnchorElement | null) => {
    if (link?.origin === location.origin && link.pathname !== location.pathname)
      void prefetchPage(link.pathname, parser);
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element) prefetch(target.closest('a'));
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  // What the reader was about to open while this was loading.
  prefetch(document.querySelector('a:is(:hover, :focus)'));
  const timer = setTimeout(() => {
    // A lesson names what follows; the other pages list what can be opened.
    const next = document.querySelector<HTMLAnchorElement>('main a[rel="next"]');
    prefetch(next ?? document.querySelector('main ul a[href^="/section/"]'));
  }, IDLE);
  return () => {
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
    clearTimeout(timer);
  };
}
