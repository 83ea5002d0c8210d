import { Fragment, useRef } from 'react';
import { type ClassPlan, stepKeys } from '#src/classroom/class-plan.ts';
import type { PlanEvent, Undo } from '#src/present/plan/model.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './step-list.module.css';
import { StepRow } from './step-row.tsx';
import { useDragOrder } from './use-drag-order.ts';

interface StepListProps {
  plan: ClassPlan;
  undo: Undo | null;
  send: (event: PlanEvent) => void;
}

/** The steps of the plan, to reorder by dragging, by buttons and by keys. */
export function StepList({ plan, undo, send }: StepListProps) {
  const { steps } = plan;
  const list = useRef<HTMLOListElement>(null);
  const { dragged, order, onPointerDown } = useDragOrder(list, steps.length, (from, to) =>
    send({ type: 'step.move', from, to }),
  );
  const keys = stepKeys(steps);
  const undoRow = undo && (
    <li key="undo" className={styles.undo}>
      <span>{undo.text}</span>
      <Button ref={autoFocus} onClick={() => send({ type: 'undo' })}>
        Undo
      </Button>
    </li>
  );
  return (
    <ol ref={list} className={styles.list} data-screen-only>
      {order.map((index, place) => {
        const step = steps[index];
        if (!step) return null;
        return (
          <Fragment key={keys[index]}>
            {place === undo?.at && undoRow}
            <StepRow
              plan={plan}
              step={step}
              index={index}
              place={place}
              isDragged={index === dragged}
              onGrip={(event) => onPointerDown(event, index)}
              send={send}
            />
          </Fragment>
        );
      })}
      {undo && undo.at >= steps.length && undoRow}
    </ol>
  );
}

/** The button that was pressed is gone. */
const autoFocus = (button: HTMLButtonElement | null) => button?.focus();
