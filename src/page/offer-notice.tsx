import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './offer-notice.module.css';

/** A notice in the dock, in sight wherever the reader is. Elements pinned above the dock move up by its height. */
export function OfferNotice({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const { style } = document.documentElement;
    if (!current) return;
    const resized = new ResizeObserver(() =>
      style.setProperty('--offer', `${current.offsetHeight}px`),
    );
    resized.observe(current);
    return () => {
      resized.disconnect();
      style.removeProperty('--offer');
    };
  }, []);
  return (
    <Notice ref={element} className={`controls ${styles.notice}`}>
      {children}
    </Notice>
  );
}
