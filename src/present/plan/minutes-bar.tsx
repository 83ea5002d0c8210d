import type { CSSProperties } from 'react';
import type { PlanStep } from '#src/classroom/class-plan.ts';
import styles from './minutes-bar.module.css';

interface MinutesBarProps {
  steps: readonly PlanStep[];
  /** The index of the step that the open class is at; without a class none is. */
  at?: number | undefined;
}

/** The steps of a plan, each as wide as it is long. The figures are in the list of steps, too. */
export function MinutesBar({ steps, at }: MinutesBarProps) {
  if (steps.every(({ minutes }) => minutes === 0)) return null;
  return (
    <div className={styles.bar} data-minutes aria-hidden="true">
      {steps.map(
        ({ minutes }, index) =>
          minutes > 0 && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept of a step
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
