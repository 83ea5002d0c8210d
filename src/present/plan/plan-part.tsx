import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type ClassPlan, EMPTY_PLAN, LIMITS, planAddress } from '#src/classroom/class-plan.ts';
import { moveOpenClass } from '#src/classroom/open-class.ts';
import { ownPlan, PLAN } from '#src/classroom/plan-store.ts';
import { I_TEACH, teaches } from '#src/classroom/teaching.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { useStored } from '#src/device/use-stored.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { afterEvent, lengthText, type PlanContext, type PlanEvent } from './model.ts';
import { NOTES_QUERY } from './notes/follow.ts';
import { NotesWindow } from './notes/notes-window.tsx';
import { PlanActions } from './plan-actions.tsx';
import styles from './plan-part.module.css';
import { planAt, planPage } from './ready-plans.ts';
import { SharedPlan } from './shared-plan.tsx';
import { StepList } from './steps/step-list.tsx';

/** The plan in the address, or the plan on the device. With `?notes`, the window with the notes. */
export function PlanPart() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const plan = useStored(PLAN) ?? EMPTY_PLAN;
  const [last, setLast] = useState<PlanContext>({ plan, undo: null, message: '' });
  // Undo ends when another tab has stored a plan.
  const since = (plan: ClassPlan) =>
    last.plan === plan ? last : { plan, undo: null, message: '' };
  const send = (event: PlanEvent) => {
    const before = ownPlan();
    const next = afterEvent(since(before), event);
    setLast(next);
    if (next.plan === before) return;
    // While the switch is not set, having a plan turns it on. Clearing the plan must not turn it off.
    if (teaches()) I_TEACH.write(true);
    PLAN.write(next.plan);
  };
  const shared = useMemo(() => planAt(search), [search]);
  const heading = useFocusOnChange(search);
  const takeOver = (plan: ClassPlan) => {
    send({ type: 'plan.use', plan });
    moveOpenClass(planPage(search), pathTo('class'));
    navigate(pathTo('class'));
  };
  const change = (plan: ClassPlan) => {
    const address = planAddress(plan);
    moveOpenClass(planPage(search), planPage(new URL(address, location.href).search));
    navigate(address, { replace: true });
  };
  if (new URLSearchParams(search).has(NOTES_QUERY)) {
    return <NotesWindow onLeave={() => navigate(pathTo('class'), { replace: true })} />;
  }
  return (
    <div className={`stack ${styles.part}`}>
      <h2 ref={heading} tabIndex={-1}>
        {shared ? shared.name || 'A plan without a name' : 'Your plan'}
      </h2>
      {shared ? (
        <SharedPlan
          plan={shared}
          hasOwn={plan.steps.length > 0}
          onUse={() => takeOver(shared)}
          onChange={change}
        />
      ) : (
        <OwnPlan {...since(plan)} send={send} />
      )}
    </div>
  );
}

/** The heading of the plan, which gets the focus when another plan is shown. */
function useFocusOnChange(search: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const plan = new URLSearchParams(search).get('plan') ?? '';
    if (shown.current !== null && shown.current !== plan) heading.current?.focus();
    shown.current = plan;
  }, [search]);
  return heading;
}

const OPEN_SECTIONS = SECTIONS.filter(({ comingSoon }) => !comingSoon);

/** The plan on the device, to edit. */
function OwnPlan(props: PlanContext & { send: (event: PlanEvent) => void }) {
  const { plan, undo, message, send } = props;
  const { name, steps } = plan;
  return (
    <>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {steps.length > 0 && (
        <>
          <label className={`stack ${styles.name}`}>
            Name of the plan
            <TextField
              value={name}
              maxLength={LIMITS.name}
              placeholder="e.g. Tuesday, beginners"
              onChange={({ target }) => send({ type: 'plan.rename', name: target.value })}
            />
          </label>
          <p className="soft">{lengthText(plan)}</p>
          <PlanActions plan={plan}>
            <Button onClick={() => send({ type: 'plan.clear' })}>Clear</Button>
          </PlanActions>
        </>
      )}
      <StepList plan={plan} undo={undo} send={send} />
      {steps.length === 0 && (
        <div>
          <p>
            Nothing is planned yet. With <em>I teach</em> switched on, press “Add to class plan”
            beside an exercise, a clip or a question, or open one of the plans below.
          </p>
          <p className="controls">
            {OPEN_SECTIONS.map(({ id, title }) => (
              <ButtonLink key={id} href={pathTo('section', id)}>
                {title}: lessons and quizzes
              </ButtonLink>
            ))}
          </p>
        </div>
      )}
    </>
  );
}
