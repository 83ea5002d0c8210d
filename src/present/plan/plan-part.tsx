import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ClassPlan } from '#src/classroom/class-plan.ts';
import { planStore } from '#src/classroom/plan-store.ts';
import { pathTo } from '#src/content/pages.ts';
import { useEmitted } from '#src/page/use-emitted.ts';
import { useAddress } from '#src/ui/address.tsx';
import { NOTES_QUERY } from './follow.ts';
import { planMachine } from './machine.ts';
import { NotesWindow } from './notes-window.tsx';
import { OwnPlan } from './own-plan.tsx';
import styles from './plan-part.module.css';
import { planAt } from './ready-plans.ts';
import { SharedPlan } from './shared-plan.tsx';

/** The plan in the address, or that on the device. With `?notes`, the window with the notes. */
export function PlanPart() {
  const { search, navigate } = useAddress();
  const [state, send, actor] = useMachine(planMachine, { input: planStore.read() });
  useEffect(
    () => planStore.subscribe(() => send({ type: 'plan.load', plan: planStore.read() })),
    [send],
  );
  useEmitted(actor, 'plan.changed', ({ plan }) => planStore.save(plan));
  const shared = useMemo(() => planAt(search), [search]);
  const heading = useFocusOnChange(search);
  const takeOver = (plan: ClassPlan) => {
    send({ type: 'plan.use', plan });
    navigate(pathTo('class'));
  };
  if (new URLSearchParams(search).has(NOTES_QUERY)) {
    return <NotesWindow onLeave={() => navigate(pathTo('class'), { replace: true })} />;
  }
  return (
    <div className={styles.part}>
      {shared ? (
        <SharedPlan
          heading={heading}
          plan={shared}
          hasOwn={state.context.plan.steps.length > 0}
          onUse={() => takeOver(shared)}
        />
      ) : (
        <OwnPlan heading={heading} {...state.context} send={send} />
      )}
    </div>
  );
}

/** The heading of the plan: gets the focus when another plan is shown. */
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
