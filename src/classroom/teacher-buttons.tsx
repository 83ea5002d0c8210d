import { useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { pathTo } from '#src/content/site/pages.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EXERCISES_ITEM } from './class-item.ts';
import { addStep, hasItem, shownPage } from './class-plan.ts';
import { ownPlan, PLAN } from './plan-store.ts';
import { present } from './present-visit.ts';
import styles from './teacher-buttons.module.css';

export interface ClassToolsProps {
  /** The id of an item of the page; empty for the whole page. */
  item: string;
  /** Whether only the exercises, clips and questions of a lesson are added to the class plan. */
  onlyExercises?: boolean;
  /** The name of the item for screen readers: 'this lesson'. */
  name: string;
  title: string;
}

/** A teacher's buttons for an item or the page: add it to the class plan, or present it. */
export function TeacherButtons(props: ClassToolsProps) {
  const { item, name } = props;
  return (
    <>
      <AddToClass {...props} />
      <Button kind="quiet" aria-keyshortcuts="F" data-present={item} onClick={() => present(item)}>
        Present<span className="visually-hidden"> {name}</span>
      </Button>
    </>
  );
}

/** Adds an item to the class plan. Afterwards, links to the plan. */
function AddToClass({ item, onlyExercises, title }: ClassToolsProps) {
  const adds = onlyExercises ? EXERCISES_ITEM : item;
  const [path] = useLocation();
  const page = shownPage(path, useSearch());
  const plan = useSyncExternalStore(PLAN.subscribe, ownPlan);
  const isAdded = hasItem(plan, { page, item: adds }) || hasItem(plan, { page, item });
  const [isFull, setFull] = useState(false);
  const wasPressed = useRef(false);
  // The pressed button is gone.
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (wasPressed.current) link?.focus();
    wasPressed.current = false;
  };
  if (isAdded) {
    return (
      <Link
        ref={takeFocus}
        href={pathTo('class')}
        className={`thumb-high ${styles.link}`}
        aria-label={`In the class plan: ${title}`}
      >
        In the class plan
      </Link>
    );
  }
  const add = () => {
    wasPressed.current = true;
    PLAN.write(addStep(ownPlan(), { page, item: adds, title }));
    setFull(!hasItem(ownPlan(), { page, item: adds }));
  };
  return (
    <>
      <Button kind="quiet" aria-label={`Add to class plan: ${title}`} onClick={add}>
        Add to class plan
      </Button>
      <span role="alert">{isFull && 'The class plan is full.'}</span>
    </>
  );
}
