import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { plainlyClicked } from './input/plain-click.ts';

interface ProseProps {
  /** HTML compiled from our own Markdown. React sets it again if the object changes. */
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

/** A line of text for a heading or a button, with inline markup but without links. */
export function InlineProse({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown
  return <span dangerouslySetInnerHTML={html} />;
}

/** Follows a link in compiled HTML as wouter's `Link` does. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const href = plainlyClicked(event.nativeEvent)?.getAttribute('href');
  if (!href || !isPage(href)) return;
  event.preventDefault();
  navigate(href);
}

/** Whether the address is a page of the app, not a file, an anchor of this page or another site. */
const isPage = (href: string) => /^\/(?!\/|assets\/)/.test(href);
