import { Fragment, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type ClassPlan, LIMITS, type PlanStep, stepKeys } from '#src/classroom/class-plan.ts';
import type { PlanEvent, Undo } from '#src/present/plan/model.ts';
import { presentPlanFrom } from '#src/present/plan/present-plan.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextArea, TextField } from '#src/ui/controls/field.tsx';
import { Arrow } from '#src/ui/media/arrow.tsx';
import { StepHead } from './step-head.tsx';
import styles from './step-list.module.css';
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
    <li key="undo" className={`controls spread ${styles.undo}`}>
      <span>{undo.text}</span>
      <Button ref={autoFocus} onClick={() => send({ type: 'undo' })}>
        Undo
      </Button>
    </li>
  );
  return (
    <ol ref={list} className={`if-filled stack ${styles.list}`} data-screen-only>
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

/** Moves the focus on, since the pressed button is gone. */
const autoFocus = (button: HTMLButtonElement | null) => button?.focus();

interface StepRowProps extends Pick<StepListProps, 'plan' | 'send'> {
  step: PlanStep;
  index: number;
  /** The displayed index, which differs while a step is dragged. */
  place: number;
  isDragged: boolean;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
}

/** A step of the plan with its note, and the controls to move or remove it. */
function StepRow({ plan, step, index, place, isDragged, onGrip, send }: StepRowProps) {
  const { page, title, note, minutes } = step;
  const name = title || page;
  const move = (by: number) => send({ type: 'step.move', from: index, to: index + by });
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Without Alt only on the handle: elsewhere, arrow keys have other uses.
    const onHandle = event.target instanceof Element && event.target.closest('[data-grip]');
    if (!event.altKey && !onHandle) return;
    event.preventDefault();
    move(by);
  };
  return (
    <li
      className={`card stack ${styles.row}`}
      data-step
      data-dragged={isDragged || undefined}
      onKeyDown={moveByKey}
    >
      <button
        type="button"
        data-grip
        className={`centred ${styles.grip}`}
        aria-label={`Move step ${place + 1}, ${name}: drag it, or press the up and down arrows`}
        onPointerDown={onGrip}
      >
        <svg viewBox="0 0 12 20" aria-hidden="true" className="sign">
          <path d="M3 3h.01M9 3h.01M3 10h.01M9 10h.01M3 17h.01M9 17h.01" />
        </svg>
      </button>
      <StepHead
        number={place + 1}
        step={step}
        onShorten={() => send({ type: 'step.shorten', index })}
      >
        <label className={`thumb-high ${styles.minutes}`}>
          <TextField
            type="number"
            aria-label={`Minutes for ${name}`}
            inputMode="numeric"
            min={0}
            max={LIMITS.minutes}
            value={minutes || ''}
            placeholder="–"
            onChange={({ target }) =>
              send({ type: 'step.annotate', index, change: { minutes: Number(target.value) } })
            }
          />{' '}
          min
        </label>
      </StepHead>
      <TextArea
        className={styles.field}
        aria-label={`Your note on ${name}`}
        placeholder="A note for you, which the class does not see"
        rows={1}
        maxLength={LIMITS.note}
        value={note}
        onChange={({ target }) =>
          send({ type: 'step.annotate', index, change: { note: target.value } })
        }
      />
      <div className="controls">
        <Button
          aria-label={`Up: ${name}`}
          aria-disabled={index === 0 || undefined}
          onClick={() => move(-1)}
        >
          <Arrow to="up" />
        </Button>
        <Button
          aria-label={`Down: ${name}`}
          aria-disabled={index === plan.steps.length - 1 || undefined}
          onClick={() => move(1)}
        >
          <Arrow to="down" />
        </Button>
        <Button
          kind="quiet"
          aria-label={`Remove ${name}`}
          onClick={() => send({ type: 'step.remove', index })}
        >
          Remove
        </Button>
        <Button
          kind="quiet"
          aria-label={`Present from here: ${name}`}
          onClick={() => presentPlanFrom(plan, index)}
        >
          Present from here
        </Button>
      </div>
    </li>
  );
}
