import type { KeyboardEvent, PointerEvent } from 'react';
import { Link } from 'wouter';
import { type ClassPlan, LIMITS, type PlanStep } from '#src/classroom/class-plan.ts';
import type { PlanEvent } from '#src/present/plan/model.ts';
import { presentPlanFrom } from '#src/present/plan/present-plan.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextArea, TextField } from '#src/ui/controls/field.tsx';
import { Arrow } from '#src/ui/media/arrow.tsx';
import { LessonPart } from './lesson-part.tsx';
import styles from './step-list.module.css';

interface StepRowProps {
  plan: ClassPlan;
  step: PlanStep;
  /** Its index in the plan. */
  index: number;
  /** The index at which it is shown, another one while it is dragged. */
  place: number;
  isDragged: boolean;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
  send: (event: PlanEvent) => void;
}

/** A step of the plan with its note, and what moves or removes it. */
export function StepRow({ plan, step, index, place, isDragged, onGrip, send }: StepRowProps) {
  const { page, title, note, minutes } = step;
  const name = title || page;
  const move = (by: number) => send({ type: 'step.move', from: index, to: index + by });
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Without Alt only on the handle: elsewhere the arrows have a meaning of their own.
    const onHandle = event.target instanceof Element && event.target.closest('[data-grip]');
    if (!event.altKey && !onHandle) return;
    event.preventDefault();
    move(by);
  };
  return (
    <li
      className={styles.row}
      data-step
      data-dragged={isDragged || undefined}
      onKeyDown={moveByKey}
    >
      <button
        type="button"
        data-grip
        className={styles.grip}
        aria-label={`Move step ${place + 1}, ${name}: drag it, or press the up and down arrows`}
        onPointerDown={onGrip}
      >
        <svg viewBox="0 0 12 20" aria-hidden="true">
          <path d="M3 3h.01M9 3h.01M3 10h.01M9 10h.01M3 17h.01M9 17h.01" />
        </svg>
      </button>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {place + 1}
        </span>
        <Link href={page} className={styles.title}>
          {name}
        </Link>
        <label className={styles.minutes}>
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
        <LessonPart step={step} onShorten={() => send({ type: 'step.shorten', index })} />
      </div>
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
