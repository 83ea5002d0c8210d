import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EXERCISES_ITEM } from '#src/classroom/class-item.ts';
import { isWholeLesson, type PlanStep } from '#src/classroom/class-plan.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './step-list.module.css';

interface StepHeadProps {
  number: number;
  step: PlanStep;
  /** Leaves out the text of the lesson. */
  onShorten: () => void;
  /** The field for the minutes of the step. */
  children: ReactNode;
}

/** The number and the title of a step, and its extent: a whole lesson or only the exercises. */
export function StepHead({ number, step, onShorten, children }: StepHeadProps) {
  const name = step.title || step.page;
  return (
    <div className="controls">
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Link href={step.page} className={`thumb-high ${styles.title}`}>
        {name}
      </Link>
      {children}
      {step.item === EXERCISES_ITEM && (
        <p className={`controls soft ${styles.part}`}>Its exercises, clips and questions</p>
      )}
      {isWholeLesson(step) && (
        <p className={`controls soft ${styles.part}`}>
          The whole lesson, with its text.
          <Button kind="quiet" aria-label={`Only the exercises: ${name}`} onClick={onShorten}>
            Only the exercises
          </Button>
        </p>
      )}
    </div>
  );
}
