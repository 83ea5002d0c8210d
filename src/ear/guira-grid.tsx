import styles from './ear.module.css';

interface GuiraGridProps {
  /** `x` for a stroke and `.` for a rest, in 4, 8 or 16 cells. */
  cells: string;
  /** The right cells, once the answer is given. */
  right?: string | undefined;
  onToggle: (cell: number) => void;
}

/** A bar of the güira to be written: a press puts a stroke in a cell, or takes it away. */
export function GuiraGrid({ cells, right, onToggle }: GuiraGridProps) {
  const each = cells.length / 4;
  return (
    <fieldset className={styles.grid} data-cells={cells.length}>
      <legend className="visually-hidden">The strokes of the güira</legend>
      {[...cells].map((cell, i) => {
        const name = cellName(i, each);
        const verdict = right && (cell === right[i] ? 'right' : 'wrong');
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of cells
            key={i}
            type="button"
            aria-pressed={cell === 'x'}
            aria-label={right ? `${name}: ${right[i] === 'x' ? 'stroke' : 'rest'}` : name}
            aria-disabled={right ? true : undefined}
            data-beat={i % each === 0 || undefined}
            data-mark={verdict}
            data-stroke={(right ?? cells)[i] === 'x' || undefined}
            onClick={() => {
              if (!right) onToggle(i);
            }}
          >
            <span aria-hidden="true">
              {i % each === 0 ? i / each + 1 : each >= 2 && (i % each) * 2 === each ? '&' : '·'}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** 'Count 2 and'. @param each cells a count */
function cellName(cell: number, each: number): string {
  const parts = ['', ' e', ' and', ' a'];
  return `Count ${Math.floor(cell / each) + 1}${parts[((cell % each) * 4) / each] ?? ''}`;
}
