import { type ReactNode, useRef, useState } from 'react';
import type { ClassPlan } from '#src/classroom/class-plan.ts';
import { OPEN_CLASS } from '#src/classroom/open-class.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useOpenClass } from './class/use-open-class.ts';
import { HandoutButton } from './handout/handout-button.tsx';
import { MinutesBar } from './minutes-bar.tsx';
import { NOTES_QUERY, type NotesProblem, openNotes } from './notes/follow.ts';
import styles from './plan-actions.module.css';
import { presentPlan } from './present-plan.ts';
import { ShareButton } from './share/share-button.tsx';

interface PlanActionsProps {
  /** Has steps. */
  plan: ClassPlan;
  /** Further buttons. */
  children?: ReactNode;
}

/** The actions on a plan as a whole. */
export function PlanActions({ plan, children }: PlanActionsProps) {
  const [problem, setProblem] = useState<NotesProblem | null>(null);
  const open = useOpenClass(plan);
  const main = useRef<HTMLButtonElement>(null);
  const startAgain = () => {
    // Has the focus when the class has been left: Enter goes on.
    main.current?.focus();
    presentPlan();
  };
  const endClass = () => {
    OPEN_CLASS.write(null);
    // The button that was pressed is gone.
    main.current?.focus();
  };
  const notes = `${pathTo('class')}?${NOTES_QUERY}`;
  return (
    <>
      <div data-screen-only>
        <MinutesBar steps={plan.steps} at={open?.index} />
        <div className="controls">
          <Button
            ref={main}
            kind="primary"
            aria-keyshortcuts="F"
            data-present=""
            data-presentable=""
            onClick={open ? open.resume : presentPlan}
          >
            {open ? `Resume at ${open.number} of ${open.count}` : 'Present from the start'}
          </Button>
          {open && (
            <>
              <Button onClick={startAgain}>From the start</Button>
              <Button onClick={endClass}>End class</Button>
            </>
          )}
          <Button onClick={() => setProblem(openNotes(notes))}>Notes window</Button>
          <HandoutButton plan={plan} />
          <ShareButton plan={plan} />
          {children}
        </div>
        <p role="alert" className={styles.problem}>
          {problem === 'blocked' && (
            <>
              Your browser blocked the window. Allow windows for this site, or open{' '}
              <a href={notes} target="_blank" rel="noreferrer">
                the notes in a new tab
              </a>
              .
            </>
          )}
          {problem === 'unsupported' &&
            'This browser cannot connect two windows. Keep this page on another device for your notes.'}
        </p>
      </div>
      {/* The browser's menu prints before a handout could be loaded. */}
      <p className={styles.onPaper}>For the handout, press “Print handout” on the page.</p>
    </>
  );
}
