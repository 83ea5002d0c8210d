import { useMemo } from 'react';
import type { Html } from '#src/content/model.ts';
import { InlineProse, Prose } from '#src/page/prose.tsx';
import { slideHtml } from './slide-text.ts';

/** Prose or a plain text on a slide, without links. */
export function SlideProse({ text }: { text: Html | string }) {
  const html = useSlideHtml(text);
  return typeof html === 'string' ? <p>{html}</p> : <Prose html={html} />;
}

/** A line of a slide. */
export function SlideSpan({ text }: { text: Html | string }) {
  const html = useSlideHtml(text);
  return typeof html === 'string' ? html : <InlineProse html={html} />;
}

function useSlideHtml(text: Html | string): Html | string {
  return useMemo(() => (typeof text === 'string' ? text : slideHtml(text)), [text]);
}
