import type { Parser } from 'wouter';
import { prefetchPage } from './routes.tsx';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the page of a link under the mouse, the finger or the focus, until it is aborted. */
export function prefetchPages(parser: Parser, signal: AbortSignal): void {
  if (signal.aborted) return;
  const prefetch = (link: HTMLAnchorElement | null) => {
    if (link?.origin === location.origin && link.pathname !== location.pathname)
      void prefetchPage(link.pathname, parser);
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element) prefetch(target.closest('a'));
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true, signal });
  // The link that the reader was about to open while this was loading.
  prefetch(document.querySelector('a:is(:hover, :focus)'));
}
