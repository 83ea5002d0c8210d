import type { RefObject } from 'react';
import { LIMITS } from '#src/classroom/class-plan.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { lengthText, type PlanContext, type PlanEvent } from './model.ts';
import styles from './own-plan.module.css';
import { PlanActions } from './plan-actions.tsx';
import { StepList } from './steps/step-list.tsx';

const OPEN_SECTIONS = SECTIONS.filter(({ comingSoon }) => !comingSoon);

interface OwnPlanProps extends PlanContext {
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: PlanEvent) => void;
}

/** The plan on the device, to edit. */
export function OwnPlan({ heading, plan, undo, message, send }: OwnPlanProps) {
  const { name, steps } = plan;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Your plan
      </h2>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {steps.length > 0 && (
        <>
          <label className={styles.name}>
            Name of the plan
            <TextField
              value={name}
              maxLength={LIMITS.name}
              placeholder="e.g. Tuesday, beginners"
              onChange={({ target }) => send({ type: 'plan.rename', name: target.value })}
            />
          </label>
          <p className={styles.total}>{lengthText(plan)}</p>
          <PlanActions plan={plan}>
            <Button onClick={() => send({ type: 'plan.clear' })}>Clear</Button>
          </PlanActions>
        </>
      )}
      <StepList plan={plan} undo={undo} send={send} />
      {steps.length === 0 && (
        <div className={styles.empty}>
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
