import { type ReactNode, useEffect } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './present-button.module.css';

interface PresentButtonProps {
  /** The id of an item of the page; empty for the whole page. */
  item: string;
  /** What is presented, for screen readers: 'this lesson'. */
  name: string;
}

/** Kept with the history entry of a presentation, so that it survives a reload. */
export interface PresentVisit {
  /** Another one for each time that something is presented. */
  id: number;
  /** Whether the entry before it is the page as it was. */
  pushed: boolean;
}

/** The item of a list of clips: its id comes from its first clip and its length. */
export function clipsItem(samples: readonly { clip: string }[]): string {
  return `clips-${samples[0]?.clip}-${samples.length}`;
}

/** Shows the document in full screen, where the browser allows it. To be called in a gesture; never throws. */
export function enterFullScreen(): void {
  // Refused outside of a gesture; some phones do not have it. Presenting works without it.
  document.documentElement.requestFullscreen?.().catch(() => {});
}

/** Presents an item of this page, or the page, as a new entry of the history. */
function present(item: string): void {
  enterFullScreen();
  const params = new URLSearchParams(location.search);
  params.set('present', item);
  const visit: PresentVisit = { id: Date.now(), pushed: true };
  // `present` without a value has no equals sign, which is how people type it.
  history.pushState({ present: visit }, '', `?${params}`.replace(/present=$/, 'present'));
}

/** Lets the key F press the button of what has the focus, or that of the page. */
export function usePresentKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f') return;
      // Few pages are presented. Offline, the button says that nothing can be loaded.
      import('./present-key.ts').then(({ presentByKey }) => presentByKey(event), console.warn);
    };
    // On the window, so that a key that another listener has used is known as such.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** What a teacher does with an item, or with the page: a button that shows it to a class. */
export function ClassTools({ item, name }: PresentButtonProps) {
  return (
    <div className={styles.tools} data-screen-only>
      <Button kind="quiet" aria-keyshortcuts="F" data-present={item} onClick={() => present(item)}>
        Present<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

/** An exercise or a list of clips, and below it what a teacher does with it. */
export function Presentable({ children, ...props }: PresentButtonProps & { children: ReactNode }) {
  return (
    <div className={styles.part} data-present-part>
      {children}
      <ClassTools {...props} />
    </div>
  );
}
