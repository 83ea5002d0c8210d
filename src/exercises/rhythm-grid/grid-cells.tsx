import { type KeyboardEvent, memo, type Ref, type TouchEvent, useState } from 'react';
import type { StepPattern } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { moveFocus } from '#src/ui/roving-focus.ts';
import styles from './grid-cells.module.css';
import { type GridSound, useCurrentStep } from './grid-sound.ts';
import { type Cells, cellLabel, cellName, danceCount, gridRows, ROW_LENGTH } from './model.ts';

interface GridCellsProps {
  ref?: Ref<HTMLDivElement>;
  /** Names the group for screen readers. */
  label: string;
  cells: Cells;
  /** Indices of the cells marked as wrong. */
  wrong: readonly number[];
  pattern: StepPattern;
  sound: GridSound;
  onCycle: (index: number) => void;
  onSet: (index: number, stroke: Stroke) => void;
}

const DIGITS: Readonly<Record<string, Stroke>> = { '0': 0, '1': 1, '2': 2 };

/**
 * The grid's cells, with a roving tabindex. They are a toolbar, so that screen readers pass the arrow keys
 * on and still call each cell a button.
 */
export function GridCells(props: GridCellsProps) {
  const { ref, label, cells, wrong, pattern, sound, onCycle, onSet } = props;
  const [focused, setFocused] = useState(0);
  const count = cells.length;
  const counted = danceCount(0, pattern) !== null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...event.currentTarget.querySelectorAll('button')];
    const index = all.indexOf(event.target as HTMLButtonElement);
    if (index < 0) return;
    const stroke = DIGITS[event.key];
    if (moveFocus(event, { vertical: ROW_LENGTH }) !== null) return;
    if (stroke !== undefined) onSet(index, stroke);
    // Key repeat must not cycle through the states.
    else if (!(event.repeat && (event.key === ' ' || event.key === 'Enter'))) return;
    event.preventDefault();
  };

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      className={styles.rows}
      data-counted={counted || undefined}
      onKeyDown={onKeyDown}
    >
      {gridRows(count).map((row) => (
        <div key={row[0]} className={styles.row}>
          {row.map((index) => (
            <Cell
              key={index}
              index={index}
              count={count}
              stroke={cells[index] ?? 0}
              isWrong={wrong.includes(index)}
              counted={counted}
              danceCount={danceCount(index, pattern)}
              sound={sound}
              tabbable={index === focused}
              onCycle={onCycle}
              onFocus={setFocused}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  index: number;
  count: number;
  stroke: Stroke;
  isWrong: boolean;
  /** Whether the grid has dancers' counts, which are then its beats. */
  counted: boolean;
  danceCount: number | null;
  sound: GridSound;
  tabbable: boolean;
  onCycle: (index: number) => void;
  onFocus: (index: number) => void;
}

const Cell = memo(function Cell(props: CellProps) {
  const { index, count, stroke, isWrong } = props;
  const isCurrent = useCurrentStep(props.sound, (step) => step === index);
  const label = cellLabel(index, count);
  const isBeat = props.counted ? props.danceCount !== null : /\d/.test(label);
  return (
    <div className={styles.step}>
      {props.danceCount && (
        <span className={styles.danceCount} aria-hidden="true">
          {props.danceCount}
        </span>
      )}
      <button
        type="button"
        className={styles.cell}
        data-stroke={stroke}
        data-beat={isBeat || undefined}
        data-wrong={isWrong || undefined}
        aria-label={cellName(index, count, stroke, props.counted, isWrong)}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={props.tabbable ? 0 : -1}
        onClick={() => props.onCycle(index)}
        onTouchEnd={(event) => {
          if (!isTap(event)) return;
          // Replaces the click, which browsers dispatch for one finger only.
          event.preventDefault();
          event.currentTarget.focus({ preventScroll: true });
          props.onCycle(index);
        }}
        onFocus={() => props.onFocus(index)}
      >
        <span className={styles.bar} />
        {/* Drawn rather than written: the name may say it in other words. */}
        <span className={styles.label} data-printed={label} />
      </button>
    </div>
  );
});

/** Whether all fingers lifted within the cell that they touched, without scrolling. */
function isTap({ cancelable, changedTouches, currentTarget }: TouchEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return (
    cancelable &&
    Array.from(changedTouches)
      .filter(({ target }) => currentTarget.contains(target as Node))
      .every(({ clientX: x, clientY: y }) => x >= left && x <= right && y >= top && y <= bottom)
  );
}
