import { Link } from 'wouter';
import { type ClassPlan, onlyExercises } from '#src/classroom/class-plan.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { lengthText } from './model.ts';
import { PlanActions } from './plan-actions.tsx';
import { presentPlanFrom } from './present-plan.ts';
import { StepHead } from './steps/step-head.tsx';
import styles from './steps/step-list.module.css';

interface SharedPlanProps {
  plan: ClassPlan;
  hasOwn: boolean;
  onUse: () => void;
  /** Called when the plan of the link changes. */
  onChange: (plan: ClassPlan) => void;
}

/** The plan in an address, to read, present, or take over. */
export function SharedPlan({ plan, hasOwn, onUse, onChange }: SharedPlanProps) {
  const { steps } = plan;
  return (
    <>
      <p>
        {steps.length === 0
          ? 'This link holds no steps that can be shown.'
          : `${lengthText(plan)}. Press “Use this plan” to change it.`}{' '}
        {hasOwn && (
          <>
            Until then, <Link href={pathTo('class')}>your own plan</Link> stays as it is.
          </>
        )}
      </p>
      {steps.length > 0 && (
        <PlanActions plan={plan}>
          <Button onClick={onUse}>Use this plan</Button>
        </PlanActions>
      )}
      <ol className={`if-filled stack ${styles.list}`} data-screen-only>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index} className={`card stack ${styles.row}`}>
            <StepHead
              number={index + 1}
              step={step}
              onShorten={() => onChange(onlyExercises(plan, index))}
            >
              {step.minutes > 0 && <span>{step.minutes} min</span>}
            </StepHead>
            {step.note && <p className={styles.note}>{step.note}</p>}
            <Button
              kind="quiet"
              className={styles.present}
              aria-label={`Present from here: ${step.title}`}
              onClick={() => presentPlanFrom(plan, index)}
            >
              Present from here
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
