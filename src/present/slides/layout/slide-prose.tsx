import type { Html } from '#src/content/model.ts';
import { InlineProse, Prose } from '#src/page/prose.tsx';

/** Prose or a plain text on a slide. */
export function SlideProse({ text }: { text: Html | string }) {
  return typeof text === 'string' ? <p>{text}</p> : <Prose html={text} />;
}

export function SlideSpan({ text }: { text: Html | string }) {
  return typeof text === 'string' ? text : <InlineProse html={text} />;
}
