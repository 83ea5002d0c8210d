import { type CSSProperties, useCallback } from 'react';
import { CELLS } from '#audio/music/chart/chart.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { OwnLane } from '#audio/music/live/own-lane.ts';
import { printedCount, spokenCount } from '#src/band/chart/counts.ts';
import { StrokeGrid } from '#src/ui/strokes/stroke-grid.tsx';
import { nextSymbol, signOf, symbolName, symbolsOf, withCells } from './lane-edit.ts';
import { Mark } from './mark.tsx';

interface LaneEditorProps {
  player: BandInstrument;
  /** The player's colour as a CSS value. */
  colour: string;
  lane: OwnLane;
  /** The symbol that a press sets; by default the next one in the cycle. */
  paint?: string | null;
  onChange: (lane: OwnLane) => void;
}

/** The cells of a pattern, bar by bar. A press cycles a cell through the player's strokes, or paints one. */
export function LaneEditor({ player, colour, lane, paint, onChange }: LaneEditorProps) {
  const symbols = symbolsOf(player);
  const set = (index: number, symbol = '') => symbol && onChange(withCells(lane, index, symbol));
  const sign = useCallback(
    (stroke: number) => {
      const drawn = signOf(player, symbolsOf(player)[stroke] ?? '');
      return drawn && <Mark {...drawn} />;
    },
    [player],
  );
  return (
    <div style={{ '--player': colour } as CSSProperties}>
      <StrokeGrid
        label="Cells of the pattern"
        look="small"
        row={CELLS}
        strokes={symbols.length - 1}
        sign={sign}
        cells={[...lane.cells].map((symbol, index) => {
          const bar = Math.floor(index / CELLS);
          const cell = index % CELLS;
          const firstCount = (bar % 2) * 4 + 1;
          const count = spokenCount(cell, firstCount);
          return {
            stroke: symbols.indexOf(symbol),
            name: `Bar ${bar + 1}, ${count}: ${symbolName(player, symbol)}`,
            printed: printedCount(cell, firstCount) ?? '·',
            isBeat: cell % 4 === 0,
          };
        })}
        onCycle={(index) => set(index, paint ?? nextSymbol(player, lane.cells[index] ?? ''))}
        onSet={(index, stroke) => set(index, symbols[stroke])}
      />
    </div>
  );
}
