import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './docked.module.css';

/** The colour of a screen whose buttons may be in the docked bar; `null` if they stay in place. */
export const DockContext = createContext<string | null>(null);

/** A window with little height or width, but high enough for the bar. */
const SMALL = '(width < 40rem) and (height >= 20rem), (height < 44rem) and (height >= 20rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface DockedProps {
  className?: string | undefined;
  /** Content on the upper edge of the bar: the progress of a quiz. */
  marks?: ReactNode;
  children: ReactNode;
}

/** The buttons to continue after a question: in a small window docked under the thumb, otherwise in place. */
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
