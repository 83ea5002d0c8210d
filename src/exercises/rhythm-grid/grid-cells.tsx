import { type RefObject, useSyncExternalStore } from 'react';
import { COUNT_IN_BEATS } from '#audio/engine/playback.ts';
import type { StepPattern } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { StrokeGrid } from '#src/ui/strokes/stroke-grid.tsx';
import type { GridSound } from './grid-sound.ts';
import { type Cells, cellLabel, cellName, danceCount, ROW_LENGTH } from './model.ts';
import styles from './rhythm-grid.module.css';

interface GridCellsProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  cells: Cells;
  wrong: readonly number[];
  pattern: StepPattern;
  sound: GridSound;
  /** Called without a stroke when a cell is pressed. */
  onSet: (index: number, stroke?: Stroke) => void;
}

/** The cells of an exercise, under the dancers' counts if they are two bars of eighths. */
export function GridCells({ cells, wrong, pattern, onSet, ...grid }: GridCellsProps) {
  const isCounted = danceCount(0, pattern) !== null;
  return (
    <StrokeGrid
      {...grid}
      look="large"
      row={ROW_LENGTH}
      strokes={2}
      cells={cells.map((stroke, index) => {
        const printed = cellLabel(index, cells.length);
        const above = danceCount(index, pattern);
        const isWrong = wrong.includes(index);
        return {
          stroke,
          name: cellName(index, cells.length, stroke, isCounted, isWrong),
          printed,
          above,
          isBeat: isCounted ? above !== null : /\d/.test(printed),
          isWrong,
        };
      })}
      onCycle={onSet}
      onSet={(index, stroke) => onSet(index, stroke as Stroke)}
    />
  );
}

/** The current count of the count-in, 1 to 4: on the button that was just pressed, off the cells. */
export function CountIn({ sound, stepsPerCount }: { sound: GridSound; stepsPerCount: number }) {
  const countNow = () => {
    const step = sound.currentStep() ?? 0;
    return step < 0 ? COUNT_IN_BEATS + 1 + Math.floor(step / stepsPerCount) : null;
  };
  const count = useSyncExternalStore(sound.subscribe, countNow, countNow);
  if (count === null) return null;
  return (
    <span className={styles.countIn} data-count-in aria-hidden="true">
      {count}
    </span>
  );
}
