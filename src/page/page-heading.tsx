import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Listeners } from '#lib/listeners.ts';
import { pageShown } from './input/scroll-and-focus.ts';
import { publicUrl, SITE_NAME, shareImage } from './site.ts';

interface PageMetadata {
  /** One or two sentences for search results and link previews; `null` if the address has no page. */
  description: string | null;
  /** Open Graph type `article` instead of `website`. */
  article?: boolean;
  noindex?: boolean;
  /** The section whose picture is shown in link previews; the site's by default. */
  section?: string;
}

interface PageHeadingProps extends PageMetadata {
  children: string;
  /** The document's title, if it differs from the heading. */
  title?: string;
}

/** Notifies listeners of the canonical path of the page on screen; `null` while there is none. */
export const shownPage = new Listeners<[path: string | null]>();

/** A page's `h1`, title and metadata. Its appearance completes a navigation. */
export function PageHeading({ children, title = children, ...metadata }: PageHeadingProps) {
  const { description } = metadata;
  const isPage = description !== null;
  const [path] = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (ref.current) pageShown(ref.current);
  }, []);
  useEffect(() => {
    // Removes the metadata of the file for unknown addresses: this page has its own.
    if (isPage) document.head.querySelector('[data-fallback]')?.remove();
    shownPage.notify(isPage ? path : null);
    return () => shownPage.notify(null);
  }, [isPage, path]);
  return (
    <>
      <title>{`${title} · ${SITE_NAME}`}</title>
      {isPage && <PageMeta {...metadata} {...{ title, path, description }} />}
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}

/** Description, canonical address, Open Graph and Twitter tags. React hoists them into the head. */
function PageMeta(metadata: PageMetadata & { title: string; path: string; description: string }) {
  const { title, path, description, article, noindex, section } = metadata;
  const url = publicUrl(path);
  const shared = {
    site_name: SITE_NAME,
    type: article ? 'article' : 'website',
    title,
    description,
    url,
    locale: 'en',
    image: shareImage(section),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'A drawing from Martillo, a place to learn bachata.',
  };
  return (
    <>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {(['title', 'description', 'image'] as const).map((name) => (
        <meta key={name} name={`twitter:${name}`} content={shared[name]} />
      ))}
    </>
  );
}
