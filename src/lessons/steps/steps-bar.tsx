import { use } from 'react';
import type { SectionHead } from '#src/content/model.ts';
import { useStored } from '#src/device/use-stored.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Arrow } from '#src/ui/media/arrow.tsx';
import { type Mark, Marks } from '#src/ui/panels/marks.tsx';
import styles from './steps-bar.module.css';
import { VisitContext } from './visit.ts';

interface StepsBarProps {
  color: SectionHead['color'];
  ids: readonly string[];
  at: number;
  onBack: () => void;
  onNext: () => void;
}

/** Back and Next in the docked bar, with the place between them. The last step has its way on in the page. */
export function StepsBar({ color, ids, at, onBack, onNext }: StepsBarProps) {
  const solved = useStored(use(VisitContext).solved) ?? [];
  const isSolved = solved.includes(ids[at] ?? '');
  return (
    <nav aria-label="Steps" data-color={color} data-steps className={styles.bar}>
      <Marks marks={ids.map((id, index) => markOf(index - at, solved.includes(id)))} />
      <Button aria-disabled={at === 0} onClick={onBack}>
        <Arrow to="left" /> <span className={styles.back}>Back</span>
      </Button>
      <span role="status" className={styles.place}>
        <span className="visually-hidden">Step </span>
        {at + 1} of {ids.length}
        {isSolved && (
          <span className={styles.solved}>
            {' ✓'}
            <span className="visually-hidden"> solved</span>
          </span>
        )}
      </span>
      {at < ids.length - 1 ? (
        <Button kind="primary" className={styles.next} onClick={onNext}>
          Next <Arrow to="right" />
        </Button>
      ) : (
        <span className={styles.end} />
      )}
    </nav>
  );
}

const markOf = (ahead: number, isSolved: boolean): Mark =>
  ahead === 0 ? 'here' : isSolved ? 'solved' : ahead < 0 ? 'passed' : 'to-come';
