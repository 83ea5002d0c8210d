import { plural } from '#lib/words.ts';
import {
  annotateStep,
  type ClassPlan,
  EMPTY_PLAN,
  onlyExercises,
  type PlanStep,
  renamePlan,
  totalMinutes,
} from '#src/classroom/class-plan.ts';

/** A change that can be undone. */
export interface Undo {
  plan: ClassPlan;
  /** The place of the undo button: before the step with this index. */
  at: number;
  text: string;
}

export interface PlanContext {
  plan: ClassPlan;
  /** The last change, until the next one. */
  undo: Undo | null;
  message: string;
}

export type PlanEvent =
  | { type: 'plan.use'; plan: ClassPlan }
  | { type: 'plan.rename'; name: string }
  | { type: 'plan.clear' }
  | { type: 'step.move'; from: number; to: number }
  | { type: 'step.remove'; index: number }
  /** Leaves out the text of a lesson. */
  | { type: 'step.shorten'; index: number }
  | { type: 'step.annotate'; index: number; change: Partial<Pick<PlanStep, 'note' | 'minutes'>> }
  | { type: 'undo' };

/** The length of a plan: '9 steps, 45 minutes'. Without any minutes, the steps only. */
export function lengthText(plan: ClassPlan): string {
  const minutes = totalMinutes(plan);
  const steps = plural(plan.steps.length, { one: '# step', other: '# steps' });
  return minutes > 0 ? `${steps}, ${minutes} minutes` : steps;
}

/** A reducer of edits of the page's own plan. Edits that remove a step or the plan can be undone. */
export function afterEvent(context: PlanContext, event: PlanEvent): PlanContext {
  const { plan, undo } = context;
  const { steps } = plan;
  switch (event.type) {
    case 'plan.use':
      return removing(plan, event.plan, 0, steps.length > 0 ? 'Your former plan is replaced.' : '');
    case 'plan.clear':
      return removing(plan, EMPTY_PLAN, 0, 'The plan is cleared.');
    case 'step.remove': {
      const { index } = event;
      const step = steps[index];
      if (!step) return context;
      const others = { ...plan, steps: steps.toSpliced(index, 1) };
      return removing(plan, others, index, `Removed: ${step.title}.`);
    }
    case 'step.shorten': {
      const shortened = onlyExercises(plan, event.index);
      if (shortened === plan) return context;
      const text = `Only the exercises: ${steps[event.index]?.title}.`;
      return removing(plan, shortened, event.index, text);
    }
    case 'step.move': {
      const { from } = event;
      const to = Math.min(Math.max(event.to, 0), steps.length - 1);
      const step = steps[from];
      if (!step || to === from) return context;
      const moved = steps.toSpliced(from, 1).toSpliced(to, 0, step);
      const message = `${step.title} is step ${to + 1} of ${steps.length} now.`;
      return { plan: { ...plan, steps: moved }, undo: null, message };
    }
    case 'plan.rename':
      return { plan: renamePlan(plan, event.name), undo, message: '' };
    case 'step.annotate':
      // Undo would lose the new text.
      return { plan: annotateStep(plan, event.index, event.change), undo: null, message: '' };
    case 'undo':
      return undo ? { plan: undo.plan, undo: null, message: 'The plan is as before.' } : context;
  }
}

const removing = (former: ClassPlan, plan: ClassPlan, at: number, text: string): PlanContext => ({
  plan,
  undo: text ? { plan: former, at, text } : null,
  message: text,
});
