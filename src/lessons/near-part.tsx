import { type ComponentProps, useState } from 'react';
import { LazyPart } from '#src/page/lazy-part.tsx';

/** A `LazyPart` that a prerendered page loads when the reader is within a screen of it. */
export function NearPart(props: ComponentProps<typeof LazyPart>) {
  const [{ observe, reached }] = useState(createPlace);
  return (
    <div ref={observe}>
      <LazyPart {...props} deferred={reached} />
    </div>
  );
}

function createPlace() {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const observe = (element: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach();
      },
      { rootMargin: '100%' },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  };
  return { observe, reached };
}
