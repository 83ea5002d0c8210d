import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#src/content/pages.ts';
import { deviceStorage } from '#src/device/device-storage.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './add-to-class.module.css';
import type { ClassItem } from './class-item.ts';
import { PLAN_KEY } from './plan-key.ts';

interface AddToClassProps {
  item: ClassItem;
  title: string;
}

const loadAdding = () => loadOnce('adding to the class plan', () => import('./adding.ts'));

/** Adds something to the class plan. Afterwards, leads to the plan. */
export function AddToClass({ item: { page, item }, title }: AddToClassProps) {
  const [isAdded, setAdded] = useState(false);
  const [problem, setProblem] = useState('');
  const link = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    let unsubscribe = () => {};
    let mounted = true;
    const watch = async () => {
      const { isInPlan, subscribe } = await loadAdding();
      if (!mounted) return;
      const read = () => setAdded(isInPlan({ page, item }));
      unsubscribe = subscribe(read);
      read();
    };
    // Most visitors have no plan and need no code for it.
    if (deviceStorage.read(PLAN_KEY) !== null) watch().catch(() => {});
    else setAdded(false);
    return () => {
      mounted = false;
      unsubscribe();
    };
  }, [page, item]);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isAdded && pressed.current) link.current?.focus();
    pressed.current = false;
  }, [isAdded]);
  const add = async () => {
    pressed.current = true;
    try {
      const { addToPlan } = await loadAdding();
      if (addToPlan({ page, item, title })) setAdded(true);
      else setProblem('The class plan is full.');
    } catch {
      setProblem('This could not be added. Check the connection.');
    }
  };
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
      <Button kind="quiet" aria-label={`Add to class: ${title}`} onClick={add}>
        Add to class
      </Button>
      <span role="alert">{problem}</span>
    </>
  );
}
