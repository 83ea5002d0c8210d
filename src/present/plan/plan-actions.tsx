import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import {
  type ClassPlan,
  type PlanStep,
  planAddress,
  withoutNotes,
} from '#src/classroom/class-plan.ts';
import { OPEN_CLASS } from '#src/classroom/open-class.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { useDialog } from '#src/page/input/use-dialog.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CopyLink } from '#src/ui/controls/copy-link.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { useOpenClass } from './class/use-open-class.ts';
import { HandoutButton } from './handout/handout-button.tsx';
import { NOTES_QUERY } from './notes/follow.ts';
import styles from './plan-actions.module.css';
import { presentPlan } from './present-plan.ts';

interface PlanActionsProps {
  /** A plan with at least one step. */
  plan: ClassPlan;
  children?: ReactNode;
}

export function PlanActions({ plan, children }: PlanActionsProps) {
  const [isBlocked, setBlocked] = useState(false);
  const open = useOpenClass(plan);
  const main = useRef<HTMLButtonElement>(null);
  const startAgain = () => {
    // The presentation returns the focus to this button, so that Enter resumes the class.
    main.current?.focus();
    presentPlan();
  };
  const endClass = () => {
    OPEN_CLASS.write(null);
    // The pressed button is gone.
    main.current?.focus();
  };
  const notes = `${pathTo('class')}?${NOTES_QUERY}`;
  const openNotes = () => {
    const opened = window.open(notes, 'class-notes', 'popup,width=620,height=760');
    setBlocked(opened === null);
  };
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
          <Button onClick={openNotes}>Notes window</Button>
          <HandoutButton plan={plan} />
          <ShareButton plan={plan} />
          {children}
        </div>
        <p role="alert" className={`if-filled ${styles.problem}`}>
          {isBlocked && (
            <>
              Your browser blocked the window. Allow windows for this site, or open{' '}
              <a href={notes} target="_blank" rel="noreferrer">
                the notes in a new tab
              </a>
              .
            </>
          )}
        </p>
      </div>
      {/* The browser's menu prints before a handout can load. */}
      <p data-paper>For the handout, press “Print handout” on the page.</p>
    </>
  );
}

/** The steps of a plan, as wide as they are long. @param at the index of the current step of the open class */
function MinutesBar({ steps, at }: { steps: readonly PlanStep[]; at: number | undefined }) {
  if (steps.every(({ minutes }) => minutes === 0)) return null;
  return (
    <div className={styles.bar} data-minutes aria-hidden="true">
      {steps.map(
        ({ minutes }, index) =>
          minutes > 0 && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a step has no state
              key={index}
              data-state={at === undefined ? undefined : stateOf(index - at)}
              style={{ '--minutes': minutes } as CSSProperties}
            >
              {minutes}
            </span>
          ),
      )}
    </div>
  );
}

const stateOf = (ahead: number) => (ahead < 0 ? 'passed' : ahead === 0 ? 'here' : 'to-come');

/** The plan as a link and a QR code. */
function ShareButton({ plan }: { plan: ClassPlan }) {
  const dialog = useDialog<'share'>();
  const [notes, setNotes] = useState(false);
  const address = planAddress(notes ? plan : withoutNotes(plan));
  return (
    <>
      <Button onClick={() => dialog.open('share')}>Share</Button>
      <Dialog title="Share the plan" open={dialog.shown !== null} onClose={dialog.close}>
        <Check checked={notes} onChange={setNotes}>
          With my notes
        </Check>
        <CopyLink label="Link to this plan" url={location.origin + address} />
      </Dialog>
    </>
  );
}
