import { useLayoutEffect, useRef } from 'react';
import { type PageFacts, PageMeta } from './page-meta.tsx';
import { arrive } from './scroll-and-focus.ts';
import { SITE_NAME } from './site.ts';

interface PageHeadingProps extends Partial<PageFacts> {
  children: string;
  /** The tab's title, where it says more than the heading. */
  title?: string;
}

/** A page's `h1`, title and facts. When it appears, the page has arrived. */
export function PageHeading({ children, title = children, ...facts }: PageHeadingProps) {
  const { path, description } = facts;
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (ref.current) arrive(ref.current);
  }, []);
  return (
    <>
      <title>{`${title} · ${SITE_NAME}`}</title>
      {path !== undefined && description !== undefined && (
        <PageMeta title={title} facts={{ ...facts, path, description }} />
      )}
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
