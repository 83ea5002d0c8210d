import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element is at least partly in view; true until it is known. @returns that, and a ref for the element */
export function useInView(): [isInView: boolean, watch: RefCallback<Element>] {
  const [isInView, setIsInView] = useState(true);
  const watch = useCallback((element: Element | null) => {
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(entry?.isIntersecting ?? true),
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isInView, watch];
}
