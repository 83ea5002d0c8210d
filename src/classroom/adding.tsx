import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { pathTo } from '#src/content/pages.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './adding.module.css';
import { withoutPresent } from './class-item.ts';
import { addStep, hasItem } from './class-plan.ts';
import { ownPlan, PLAN } from './plan-store.ts';

export interface AddToClassProps {
  /** The id of an item of the page; empty for the whole page. */
  item: string;
  title: string;
}

interface AddingProps extends AddToClassProps {
  /** Whether the item is to be added at once: the button was pressed before this was loaded. */
  pressed: boolean;
}

/** Adds something to the class plan. Afterwards, leads to the plan. */
export function Adding({ item, title, pressed }: AddingProps) {
  const [path] = useLocation();
  const page = path + withoutPresent(useSearch());
  const plan = useSyncExternalStore(PLAN.subscribe, ownPlan);
  const isAdded = hasItem(plan, { page, item });
  const [isFull, setFull] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const add = () => {
    PLAN.write(addStep(ownPlan(), { page, item, title }));
    setFull(!hasItem(ownPlan(), { page, item }));
  };
  const wasPressed = useRef(pressed);
  const addAtOnce = useEffectEvent(() => {
    if (pressed && !isAdded) add();
  });
  useEffect(() => addAtOnce(), []);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isAdded && wasPressed.current) link.current?.focus();
    if (isAdded) wasPressed.current = false;
  }, [isAdded]);
  if (isAdded) {
    return (
      <Link
        ref={link}
        href={pathTo('class')}
        className={styles.link}
        aria-label={`In the class plan: ${title}`}
      >
        In the class plan
      </Link>
    );
  }
  return (
    <>
      <Button
        kind="quiet"
        aria-label={`Add to class plan: ${title}`}
        onClick={() => {
          wasPressed.current = true;
          add();
        }}
      >
        Add to class plan
      </Button>
      <span role="alert">{isFull && 'The class plan is full.'}</span>
    </>
  );
}
