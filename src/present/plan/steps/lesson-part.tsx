import { EXERCISES_ITEM } from '#src/classroom/class-item.ts';
import { isWholeLesson, type PlanStep } from '#src/classroom/class-plan.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './step-list.module.css';

interface LessonPartProps {
  step: PlanStep;
  /** Leaves out the text of the lesson. */
  onShorten: () => void;
}

/** How much of a lesson a step shows; nothing for other steps. */
export function LessonPart({ step, onShorten }: LessonPartProps) {
  if (step.item === EXERCISES_ITEM) {
    return <p className={styles.part}>Its exercises, clips and questions</p>;
  }
  if (!isWholeLesson(step)) return null;
  return (
    <p className={styles.part}>
      The whole lesson, with its text.
      <Button
        kind="quiet"
        aria-label={`Only the exercises: ${step.title || step.page}`}
        onClick={onShorten}
      >
        Only the exercises
      </Button>
    </p>
  );
}
