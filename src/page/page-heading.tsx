import { useEffect, useLayoutEffect, useRef } from 'react';
import { Listeners } from '#lib/listeners.ts';
import { pageShown } from './input/scroll-and-focus.ts';
import { PageMeta, type PageMetadata } from './page-meta.tsx';
import { SITE_NAME } from './site.ts';

interface PageHeadingProps extends Partial<PageMetadata> {
  children: string;
  /** The document's title, if it differs from the heading. */
  title?: string;
}

/** Notifies listeners of the canonical path of the page on screen; `null` while there is none. */
export const shownPage = new Listeners<[path: string | null]>();

/** A page's `h1`, title and metadata. Its appearance completes a navigation. */
export function PageHeading({ children, title = children, ...metadata }: PageHeadingProps) {
  const { path, description } = metadata;
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (ref.current) pageShown(ref.current);
  }, []);
  useEffect(() => {
    // Removes the metadata of the file for unknown addresses: this page has its own.
    if (path !== undefined) document.head.querySelector('[data-fallback]')?.remove();
    shownPage.notify(path ?? null);
    return () => shownPage.notify(null);
  }, [path]);
  return (
    <>
      <title>{`${title} · ${SITE_NAME}`}</title>
      {path !== undefined && description !== undefined && (
        <PageMeta title={title} metadata={{ ...metadata, path, description }} />
      )}
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
