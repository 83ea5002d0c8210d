import type { Html } from '#src/content/model.ts';

/**
 * Compiled Markdown for a slide: links become plain text, since a tap must not leave the lesson. Without
 * ids, which the page below has already, and without tab stops.
 */
export function slideHtml({ __html }: Html): Html {
  return {
    __html: __html
      // Footnotes lead back to the text.
      .replace(/<a [^>]*data-footnote-backref[^>]*>.*?<\/a>/g, '')
      .replace(/<\/?a\b[^>]*>/g, '')
      .replace(/ (?:id|tabindex|aria-describedby)="[^"]*"/g, ''),
  };
}
