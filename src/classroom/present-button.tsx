import { Button } from '#src/ui/button.tsx';
import styles from './present-button.module.css';

export interface PresentButtonProps {
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

/** Presents an item of this page, or the page, as a new entry of the history. Ids need no encoding. */
function present(item: string): void {
  enterFullScreen();
  const visit: PresentVisit = { id: Date.now(), pushed: true };
  const { search } = location;
  // `present` without a value has no equals sign, which is how people type it.
  const query = `${search || '?'}${search && '&'}present${item && `=${item}`}`;
  history.pushState({ present: visit }, '', query);
}

/** Lets the key F press the button of what has the focus, or that of the page. Call once. */
export function listenForPresentKey(): void {
  // On the window, so that a key that another listener has used is known as such.
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'f') return;
    // Few pages are presented. Offline, the button says that nothing can be loaded.
    import('./present-key.ts').then(({ presentByKey }) => presentByKey(event), console.warn);
  });
}

/** What a teacher does with an item, or with the page: a button that shows it to a class. */
export function ClassTools({ item, name }: PresentButtonProps) {
  return (
    <div className={styles.tools}>
      <Button kind="quiet" aria-keyshortcuts="F" data-present={item} onClick={() => present(item)}>
        Present<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}
