import { type KeyboardEvent, useState } from 'react';
import { moveFocus } from '#src/ui/roving-focus.ts';
import styles from './ear.module.css';

interface GuiraGridProps {
  /** `x` for a stroke and `.` for a rest, in 4, 8 or 16 cells. */
  cells: string;
  /** The right cells, once the answer is given. */
  right?: string | undefined;
  onToggle: (cell: number) => void;
}

const STROKES: Readonly<Record<string, string>> = { '0': '.', '1': 'x' };

/**
 * A bar of the güira to be written: a press puts a stroke in a cell, or takes it away. Arrow keys move among the
 * cells; they are a toolbar, so that screen readers pass the arrow keys on.
 */
export function GuiraGrid({ cells, right, onToggle }: GuiraGridProps) {
  const each = cells.length / 4;
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const moved = moveFocus(event, { vertical: columnsOf(event.currentTarget) });
    if (moved !== null) return setCurrent(moved);
    if (right || event.ctrlKey || event.metaKey || event.altKey) return;
    // As in the grids of the lessons: 0 is a rest, 1 a stroke.
    const cell = STROKES[event.key];
    if (!cell) return;
    event.preventDefault();
    if (cells[current] !== cell) onToggle(current);
  };
  return (
    <div
      role="toolbar"
      aria-label="The strokes of the güira"
      className={styles.grid}
      data-cells={cells.length}
      onKeyDown={onKeyDown}
    >
      {[...cells].map((cell, i) => {
        const name = cellName(i, each);
        const verdict = right && (cell === right[i] ? 'right' : 'wrong');
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of cells
            key={i}
            type="button"
            tabIndex={i === current ? 0 : -1}
            aria-pressed={cell === 'x'}
            aria-label={right ? `${name}: ${right[i] === 'x' ? 'stroke' : 'rest'}` : name}
            aria-disabled={right ? true : undefined}
            data-beat={i % each === 0 || undefined}
            data-mark={verdict}
            data-stroke={(right ?? cells)[i] === 'x' || undefined}
            onClick={() => {
              setCurrent(i);
              if (!right) onToggle(i);
            }}
          >
            <span aria-hidden="true">
              {i % each === 0 ? i / each + 1 : each >= 2 && (i % each) * 2 === each ? '&' : '·'}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** How many cells are in a row of the window. */
function columnsOf(grid: HTMLElement): number {
  const cells = [...grid.querySelectorAll('button')];
  return cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length;
}

/** 'Count 2 and'. @param each cells a count */
function cellName(cell: number, each: number): string {
  const parts = ['', ' e', ' and', ' a'];
  return `Count ${Math.floor(cell / each) + 1}${parts[((cell % each) * 4) / each] ?? ''}`;
}
