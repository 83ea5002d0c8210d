import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { moveFocus } from '#src/ui/controls/roving-focus.ts';
import styles from './stroke-grid.module.css';

export interface GridCell {
  /** 0 is a rest; strokes are numbered from 1. */
  stroke: number;
  name: string;
  /** The label printed in it, e.g. `1`, `&` or `·`. */
  printed: string;
  isBeat: boolean;
  above?: number | null;
  isWrong?: boolean;
  /** The state of a cell that is a toggle and whose name does not include its stroke. */
  isPressed?: boolean;
}

interface StrokeGridProps {
  ref?: RefObject<HTMLDivElement | null>;
  label: string;
  cells: readonly GridCell[];
  row: number;
  /** The number of strokes besides the rest. A digit key sets one. */
  strokes: number;
  /** `large`: eight cells per row on every screen. `small`: four, eight or sixteen, depending on the width. */
  look: 'large' | 'small';
  locked?: boolean;
  /** Draws a stroke. By default, a bar whose height is the loudness. */
  sign?: (stroke: number) => ReactNode;
  /** The playback position in the grid. The current cell is highlighted without re-rendering. */
  sound?: { currentStep(): number | null; subscribe(listener: () => void): () => void };
  onCycle: (index: number) => void;
  /** Called with the stroke for a key. */
  onSet: (index: number, stroke: number) => void;
}

/** An editor of strokes, by press and by key. A toolbar, because screen readers pass its arrow keys on. */
export function StrokeGrid(props: StrokeGridProps) {
  const { label, cells, row, strokes, look, locked = false, sign, sound, onCycle, onSet } = props;
  const own = useRef<HTMLDivElement>(null);
  const grid = props.ref ?? own;
  const [focused, setFocused] = useState(0);
  const tabbable = Math.min(focused, cells.length - 1);

  useEffect(() => {
    let marked: Element | undefined;
    const show = () => {
      const cell = buttonsOf(grid.current)[sound?.currentStep() ?? -1];
      if (cell === marked) return;
      marked?.removeAttribute('aria-current');
      cell?.setAttribute('aria-current', 'step');
      marked = cell;
    };
    show();
    return sound?.subscribe(show);
  }, [sound, grid]);

  const press = (index: number) => {
    if (index < 0) return;
    // A click does not always move the focus.
    setFocused(index);
    if (!locked) onCycle(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = indexOf(event);
    if (index < 0) return;
    const stroke = strokeOf(event.key);
    if (stroke <= strokes && !locked) onSet(index, stroke);
    else if (moveFocus(event, { vertical: lineLength(event.currentTarget) }) !== null) return;
    // A held key must not cycle through the strokes.
    else if (!(event.repeat && (event.key === ' ' || event.key === 'Enter'))) return;
    event.preventDefault();
  };
  const onTouchEnd = (event: TouchEvent<HTMLElement>) => {
    const cell = cellOf(event);
    if (!cell || !isTap(event, cell)) return;
    // Replaces the click event, which browsers dispatch for a single finger only.
    event.preventDefault();
    cell.focus({ preventScroll: true });
    press(indexOf(event));
  };

  return (
    <div
      ref={grid}
      role="toolbar"
      aria-label={label}
      className={styles.grid}
      data-look={look}
      data-counted={cells.some(({ above }) => above) || undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => press(indexOf(event))}
      onTouchEnd={onTouchEnd}
      onFocus={(event) => setFocused(indexOf(event))}
    >
      {Array.from({ length: Math.ceil(cells.length / row) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed grid
        <div key={i} className={styles.row} data-cells={row}>
          {cells.slice(i * row, (i + 1) * row).map((cell, column) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed grid
              key={column}
              {...cell}
              locked={locked}
              tabbable={i * row + column === tabbable}
              sign={sign}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps extends GridCell {
  locked: boolean;
  tabbable: boolean;
  sign: ((stroke: number) => ReactNode) | undefined;
}

/** A cell. The grid handles its events, so that only changed cells re-render. */
const Cell = memo(function Cell(props: CellProps) {
  const { stroke, name, printed, isBeat, above, isWrong, isPressed, locked, tabbable, sign } =
    props;
  return (
    <div className={styles.step}>
      {above && (
        <span className={styles.above} aria-hidden="true">
          {above}
        </span>
      )}
      <button
        type="button"
        className={styles.cell}
        data-stroke={stroke}
        data-beat={isBeat || undefined}
        data-wrong={isWrong || undefined}
        aria-label={name}
        aria-pressed={isPressed}
        aria-disabled={locked || undefined}
        tabIndex={tabbable ? 0 : -1}
      >
        {sign ? (
          <span className={styles.sign} aria-hidden="true">
            {sign(stroke)}
          </span>
        ) : (
          <span className={styles.bar} />
        )}
        {/* Drawn by CSS, not text: the accessible name may say it differently. */}
        <span className={styles.label} data-printed={printed} />
      </button>
    </div>
  );
});

const buttonsOf = (grid: HTMLElement | null) => [...(grid?.querySelectorAll('button') ?? [])];

const cellOf = ({ target }: SyntheticEvent) => (target as Element).closest('button');

function indexOf(event: SyntheticEvent<HTMLElement>): number {
  const cell = cellOf(event);
  return cell ? buttonsOf(event.currentTarget).indexOf(cell) : -1;
}

function lineLength(grid: HTMLElement): number {
  const tops = buttonsOf(grid).map((cell) => cell.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

/** The stroke for a key; `NaN` for none. */
function strokeOf(key: string): number {
  if (key === 'Backspace' || key === 'Delete') return 0;
  return /^\d$/.test(key) ? Number(key) : Number.NaN;
}

/** Whether all fingers were lifted within the cell that they touched, without scrolling. */
function isTap({ cancelable, changedTouches }: TouchEvent<HTMLElement>, cell: Element): boolean {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return (
    cancelable &&
    Array.from(changedTouches)
      .filter(({ target }) => cell.contains(target as Node))
      .every(({ clientX: x, clientY: y }) => x >= left && x <= right && y >= top && y <= bottom)
  );
}
