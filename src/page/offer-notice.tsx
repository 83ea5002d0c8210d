import type { ReactNode } from 'react';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './offer-notice.module.css';

interface OfferNoticeProps {
  role: 'status' | 'alert';
  shown: boolean;
  children: ReactNode;
}

/** A notice in the dock, in view at every scroll position, and its live region. */
export function OfferNotice({ role, shown, children }: OfferNoticeProps) {
  return (
    <div role={role}>
      {shown && (
        <Notice ref={liftPinned} className={`controls ${styles.notice}`}>
          {children}
        </Notice>
      )}
    </div>
  );
}

/** Moves elements that are pinned above the dock up by the height of the notice. */
function liftPinned(notice: HTMLElement | null) {
  if (!notice) return;
  const { style } = document.documentElement;
  const resized = new ResizeObserver(() =>
    style.setProperty('--offer', `${notice.offsetHeight}px`),
  );
  resized.observe(notice);
  return () => {
    resized.disconnect();
    style.removeProperty('--offer');
  };
}
