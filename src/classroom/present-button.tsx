import { Button } from '#src/ui/button.tsx';
import { AddToClass } from './add-to-class.tsx';
import styles from './present-button.module.css';

export interface PresentButtonProps {
  /** The id of an item of the page; empty for the whole page. */
  item: string;
  /** What is presented, for screen readers: 'this lesson'. */
  name: string;
  /** What it is called in a class plan. */
  title: string;
}

/** Kept with the history entry of a presentation, so that it survives a reload. */
export interface PresentVisit {
  /** Another one for each time that something is presented. */
  id: number;
  /** Whether the entry before it is the page as it was. */
  pushed: boolean;
}

/** Shows the document in full screen, where the browser allows it. To be called in a gesture; never throws. */
export function enterFullScreen(): void {
  // Refused outside of a gesture; some phones do not have it. Presenting works without it.
  document.documentElement.requestFullscreen?.().catch(() => {});
}

/** Presents an item of this page, or the page, as a new entry of the history. Ids need no encoding. */
function present(item: string): void {
  const { search } = location;
  // `present` without a value has no equals sign, which is how people type it.
  const query = `${search || '?'}${search && '&'}present${item && `=${item}`}`;
  enterFullScreen();
  pushPresentation(query);
}

/** Presents what a query of this page says, as a new entry of the history. */
export function pushPresentation(query: string): void {
  const visit: PresentVisit = { id: Date.now(), pushed: true };
  history.pushState({ present: visit }, '', query);
}

/** What a teacher does with an item, or with the page: adds it to the class plan, or shows it to a class. */
export function ClassTools({ item, name, title }: PresentButtonProps) {
  return (
    <div className={styles.tools} data-screen-only>
      <AddToClass item={item} title={title} />
      <Button kind="quiet" aria-keyshortcuts="F" data-present={item} onClick={() => present(item)}>
        Present<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}
