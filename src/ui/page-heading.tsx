import { useLayoutEffect, useRef } from 'react';
import { arrive } from './arrival.ts';

interface PageHeadingProps {
  children: string;
  /** The tab's title, where it says more than the heading. */
  title?: string;
}

/** A page's `h1` and document title. When it appears, the page has arrived. */
export function PageHeading({ children, title = children }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (ref.current) arrive(ref.current);
  }, []);
  return (
    <>
      <title>{`${title} · Martillo`}</title>
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
