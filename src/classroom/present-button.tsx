import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { openPresent } from './open-present.ts';
import styles from './present-button.module.css';
import { ITEM_PART } from './present-key.ts';

interface PresentButtonProps {
  /** The id of an item of the page; the whole page by default. */
  item?: string;
  /** What is presented, for screen readers: 'this lesson'. */
  name: string;
}

/** Shows an item, or the page, to a class. */
export function PresentButton({ item = '', name }: PresentButtonProps) {
  return (
    <Button
      kind="quiet"
      aria-keyshortcuts="F"
      data-present={item}
      onClick={({ currentTarget }) => openPresent(item, currentTarget)}
    >
      Present
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
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
    <div {...{ [ITEM_PART]: '' }}>
      {children}
      <ClassTools {...props} />
    </div>
  );
}
