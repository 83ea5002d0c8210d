import { useEffect, useRef, useState } from 'react';
import { Notice } from '#src/ui/panels/notice.tsx';
import { CHANGE_TOLD, isToBeTold } from './change-told.ts';
import styles from './play-along.module.css';

/** Tells musicians who know the earlier *Play along* of its changes: once, when it is seen. */
export function ChangeNotice() {
  const notice = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(isToBeTold()), []);
  useEffect(() => {
    if (!shown || !notice.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) CHANGE_TOLD.write(true);
    });
    observer.observe(notice.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    shown && (
      <Notice ref={notice} className={styles.change}>
        A run starts at once now, and you calibrate when you like. J taps, or the key that you
        chose; F does nothing here and presents elsewhere.
      </Notice>
    )
  );
}
