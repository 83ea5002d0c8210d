import { type ReactNode, useEffect } from 'react';
import { Button } from '#src/ui/button.tsx';
import { openPresent } from './open-present.ts';
import styles from './present-button.module.css';

interface PresentButtonProps {
  /** The id of an item of the page; the whole page by default. */
  item?: string;
  /** What is presented, for screen readers: 'this lesson'. */
  name: string;
}

/** Shows an item, or the page, to a class. The button of the page provides the key F for all of them. */
export function PresentButton({ item = '', name }: PresentButtonProps) {
  useEffect(() => {
    if (item) return;
    // On the window, so that a key that another listener has used is known as such.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [item]);
  return (
    <Button
      kind="quiet"
      aria-keyshortcuts="F"
      data-present={item}
      onClick={() => openPresent(item)}
    >
      Present<span className="visually-hidden"> {name}</span>
    </Button>
  );
}

/** Few pages are presented, so the rest is loaded with the first F. */
async function onKeyDown(event: KeyboardEvent): Promise<void> {
  if (event.key !== 'f' && event.key !== 'F') return;
  try {
    (await import('./present-key.ts')).presentByKey(event);
  } catch (error) {
    // Offline: the button says so.
    console.warn(error);
  }
}

/** What a teacher does with an item, or with the page. */
export function ClassTools(props: PresentButtonProps) {
  return (
    <div className={styles.tools} data-screen-only>
      <PresentButton {...props} />
    </div>
  );
}

/** An exercise or a list of clips, and below it what a teacher does with it. */
export function Presentable({
  children,
  ...props
}: Required<PresentButtonProps> & { children: ReactNode }) {
  return (
    <div className={styles.part} data-present-part>
      {children}
      <ClassTools {...props} />
    </div>
  );
}
