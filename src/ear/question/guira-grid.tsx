import { BEATS, CELLS } from '#audio/music/chart/chart.ts';
import { printedCount, spokenCount } from '#src/band/chart/counts.ts';
import { StrokeGrid } from '#src/ui/strokes/stroke-grid.tsx';

interface GuiraGridProps {
  /** `x` for a stroke and `.` for a rest, in 4, 8 or 16 cells. */
  cells: string;
  right?: string | undefined;
  onToggle: (cell: number) => void;
}

/** An editable bar of the güira: a press adds a stroke to a cell or removes it. */
export function GuiraGrid({ cells, right, onToggle }: GuiraGridProps) {
  const shown = right ?? cells;
  const isStroke = (cell: number) => cells[cell] === 'x';
  return (
    <StrokeGrid
      label="The strokes of the güira"
      look="small"
      row={cells.length}
      strokes={1}
      locked={right !== undefined}
      cells={[...shown].map((cell, i) => {
        const sixteenth = (i * CELLS) / cells.length;
        const name = `Count ${spokenCount(sixteenth, 1)}`;
        return {
          stroke: cell === 'x' ? 1 : 0,
          name: right ? `${name}: ${cell === 'x' ? 'stroke' : 'rest'}` : name,
          printed: printedCount(sixteenth, 1) ?? '·',
          isBeat: i % (cells.length / BEATS) === 0,
          isPressed: isStroke(i),
          isWrong: cell !== cells[i],
        };
      })}
      onCycle={onToggle}
      onSet={(cell, stroke) => {
        if (isStroke(cell) !== (stroke === 1)) onToggle(cell);
      }}
    />
  );
}
