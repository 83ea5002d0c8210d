import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './docked.module.css';

/** The colour of a screen whose buttons may stand in the docked bar; `null` where they keep their place. */
export const DockContext = createContext<string | null>(null);

/** A window without height or width to spare, but not so low that a bar would fill it. */
const SMALL = '(width < 40rem) and (height >= 20rem), (height < 44rem) and (height >= 20rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface DockedProps {
  className?: string | undefined;
  /** Shown on the upper edge of the bar: how far a quiz is. */
  marks?: ReactNode;
  children: ReactNode;
}

/** The buttons that lead on from a question: docked in a small window, under the thumb, elsewhere in place. */
export function Docked({ className, marks, children }: DockedProps) {
  const color = use(DockContext);
  const isSmall = useSyncExternalStore(
    subscribe,
    () => matchMedia(SMALL).matches,
    () => false,
  );
  const dock = color !== null && isSmall ? document.querySelector('[data-tools]') : null;
  if (!dock) {
    return (
      <div className={className} data-screen-only>
        {children}
      </div>
    );
  }
  return createPortal(
    <div data-docked data-color={color} className={styles.docked}>
      {marks}
      {children}
    </div>,
    dock,
  );
}
