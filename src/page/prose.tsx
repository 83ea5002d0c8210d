import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

interface ProseProps {
  /**
   * HTML compiled from our own Markdown. Keep the object's identity: React sets the HTML again when it
   * gets another object.
   */
  html: { readonly __html: string };
}

/** Text with headings, lists, tables and links. Links to pages of the app do not reload it. */
export function Prose({ html }: ProseProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links turn Enter into a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown
    <div className="prose" onClick={followLink} dangerouslySetInnerHTML={html} />
  );
}

/** A line of text for a heading or a button, with marks but without links. */
export function InlineProse({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown
  return <span dangerouslySetInnerHTML={html} />;
}

function followLink(event: MouseEvent): void {
  const path = pathOf(event);
  if (path === null) return;
  event.preventDefault();
  navigate(path);
}

/** The page of the app that a plain click leads to, if any. */
function pathOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href && isPage(href) ? href : null;
}

/** Whether the address is a page of the app; not so files, anchors of this page and other sites. */
const isPage = (href: string) => /^\/(?!\/|assets\/)/.test(href);
