import { type CSSProperties, type KeyboardEvent, memo, type SyntheticEvent, useState } from 'react';
import { CELLS } from '#audio/music/chart.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { type OwnLane, REST } from '#audio/music/own-lane.ts';
import { moveFocus } from '#src/ui/roving-focus.ts';
import { printedCount, spokenCount } from './counts.ts';
import { nextSymbol, symbolName, symbolOfDigit, withSymbol } from './lane-edit.ts';
import styles from './lane-editor.module.css';
import { LANE_SIGNS } from './lane-signs.ts';
import { Mark } from './mark.tsx';

interface LaneEditorProps {
  player: BandInstrument;
  /** The player's colour as a CSS value. */
  colour: string;
  lane: OwnLane;
  onChange: (lane: OwnLane) => void;
}

/** The cells of a pattern, bar by bar. A press cycles a cell through the player's strokes. */
export function LaneEditor({ player, colour, lane, onChange }: LaneEditorProps) {
  const [focused, setFocused] = useState(0);
  const bars = Array.from({ length: lane.cells.length / CELLS }, (_, bar) => bar);
  const set = (index: number, symbol: string) => onChange(withSymbol(lane, index, symbol));
  /** The cell that an event comes from; -1 for none. */
  const indexOf = ({ target }: SyntheticEvent) =>
    Number((target as Element).closest('button')?.dataset.index ?? -1);
  const press = (index: number) => {
    const symbol = lane.cells[index];
    if (symbol !== undefined) set(index, nextSymbol(player, symbol));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = indexOf(event);
    if (index < 0) return;
    const erases = event.key === 'Backspace' || event.key === 'Delete';
    const symbol = erases ? REST : symbolOfDigit(player, event.key);
    const isPress = event.key === ' ' || event.key === 'Enter';
    const cells = [...event.currentTarget.querySelectorAll('button')];
    const moved = moveFocus(event, { vertical: lineLength(cells) }) !== null;
    if (!moved && symbol === null && !isPress) return;
    // The keys mean something else to the page.
    event.stopPropagation();
    if (symbol !== null) set(index, symbol);
    // A held key must not cycle through the strokes.
    if (symbol !== null || (isPress && event.repeat)) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: delegated handling of the buttons within
    <div
      className={styles.bars}
      style={{ '--player': colour } as CSSProperties}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.stopPropagation()}
      onClick={(event) => press(indexOf(event))}
      onFocus={(event) => setFocused(indexOf(event))}
    >
      {bars.map((bar) => (
        <div key={bar} className={styles.bar} data-count={bar + 1}>
          {[...lane.cells.slice(bar * CELLS, (bar + 1) * CELLS)].map((symbol, cell) => {
            const index = bar * CELLS + cell;
            return (
              <Cell
                key={index}
                player={player}
                index={index}
                symbol={symbol}
                tabbable={index === Math.min(focused, lane.cells.length - 1)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  player: BandInstrument;
  /** Its place in the lane. */
  index: number;
  symbol: string;
  tabbable: boolean;
}

/** Its events are handled by the editor, so that only the cells that change render. */
const Cell = memo(function Cell({ player, index, symbol, tabbable }: CellProps) {
  const bar = Math.floor(index / CELLS);
  const cell = index % CELLS;
  const sign = LANE_SIGNS[player][symbol];
  const firstCount = (bar % 2) * 4 + 1;
  return (
    <button
      type="button"
      className={styles.cell}
      data-index={index}
      data-symbol={symbol}
      data-beat={cell % 4 === 0 || undefined}
      aria-label={`Bar ${bar + 1}, ${spokenCount(cell, firstCount)}: ${symbolName(player, symbol)}`}
      tabIndex={tabbable ? 0 : -1}
    >
      <span className={styles.sign} aria-hidden="true">
        {sign && <Mark {...sign} />}
      </span>
      <span className={styles.count} data-printed={printedCount(cell, firstCount) ?? '·'} />
    </button>
  );
});

/** How many cells are side by side. */
function lineLength(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.getBoundingClientRect().top;
  return cells.filter((cell) => cell.getBoundingClientRect().top === top).length;
}
