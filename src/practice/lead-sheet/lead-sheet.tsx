import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react';
import { SECTION_BARS } from '#audio/music/live/form.ts';
import { useColumns } from '#src/band/chart/use-columns.ts';
import { SECTION_NAMES } from '#src/content/answers/answer-names.ts';
import { chordsOf, isWithin, type Piece } from '#src/practice/playing/piece.ts';
import { sectionName } from '#src/practice/playing/playback-position.ts';
import type { BarRange } from '#src/practice/settings/settings.ts';
import { linesOf, moved, passOf, type SheetLine, stretch } from './layout.ts';
import styles from './lead-sheet.module.css';

interface LeadSheetProps {
  piece: Piece;
  /** The bar that is playing, or with which Play begins. */
  current: number;
  /** Whether the band plays that bar. */
  playing: boolean;
  /** The bar to which the song jumps at the next bar line. */
  next: number | null;
  range: BarRange | null;
  onChoose: (bar: number) => void;
  onRange: (range: BarRange | null) => void;
}

/** From this width on (px) every bar is written out, in two columns. */
const WIDE = 640;
const sheetColumns = (width: number) => (width < WIDE ? 1 : 2);

/** A press that chooses bars: its start, and the choice so far. */
interface Drag {
  /** The bars of the cell that stays. */
  anchor: readonly number[];
  /** `null` before any bars are chosen: a press goes to the bar. */
  range: BarRange | null;
  byHandle: boolean;
}

/**
 * The chords of a whole song, four bars a line. A press goes to a bar, a drag or the handles choose bars to repeat. One
 * tab stop: arrows move, Enter goes to a bar, Shift with arrows chooses bars, Escape ends the repetition.
 */
export function LeadSheet(props: LeadSheetProps) {
  const { piece, current, playing, next, onChoose, onRange } = props;
  const grid = useRef<HTMLDivElement>(null);
  const isWide = useColumns(grid, 2, sheetColumns) === 2;
  const lines = useMemo(() => linesOf(piece, !isWide), [piece, isWide]);
  /** The bars of each cell, through all lines. */
  const cells = lines.flatMap((line) => line.cells);
  const [focus, setFocus] = useState<number | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The cell from which Shift with arrows chooses. */
  const anchor = useRef<number | null>(null);
  const range = drag?.range ?? props.range;
  const heard = cells.findIndex((bars) => bars.includes(current));
  const focused = focus !== null && cells[focus] ? focus : Math.max(0, heard);

  const bars = (cell: number) => cells[cell] ?? [];
  /** Goes to the bar of a cell in the pass that is shown. */
  const go = (cell: number) => {
    const line = lines[lineOf(cell)];
    const bar = line && bars(cell)[shownPass(line, current, range)];
    if (bar !== undefined) onChoose(bar);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const cell = pressed(event);
    if (cell === null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const handle = (event.target as Element).closest('[data-handle]')?.getAttribute('data-handle');
    if (!handle || !range) setDrag({ anchor: bars(cell), range: null, byHandle: false });
    else {
      const kept = handle === 'start' ? range.from + range.bars - 1 : range.from;
      setDrag({ anchor: [kept], range: null, byHandle: true });
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const cell = pressed(event);
    if (cell === null) return;
    const reached = stretch(drag.anchor, bars(cell), current);
    // A finger trembles: small moves still count as a press.
    const isPress = !drag.byHandle && !drag.range && drag.anchor.join() === bars(cell).join();
    if (!isPress) setDrag({ ...drag, range: reached });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    setDrag(null);
    if (drag.range) return onRange(drag.range);
    const cell = pressed(event);
    if (cell === null || drag.byHandle) return;
    setFocus(cell);
    go(cell);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') go(focused);
    else if (event.key === 'Escape' && props.range) onRange(null);
    else {
      const to = moved(focused, event.key, cells.length);
      if (to === null) return;
      setFocus(to);
      grid.current?.querySelectorAll<HTMLElement>('[role=gridcell]')[to]?.focus();
      if (!event.shiftKey) anchor.current = null;
      else {
        anchor.current ??= focused;
        onRange(stretch(bars(anchor.current), bars(to), current));
      }
    }
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: bars are not a table of data
    <div
      ref={grid}
      role="grid"
      aria-label="The whole song"
      aria-multiselectable="true"
      className={styles.sheet}
      data-wide={isWide || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={onKeyDown}
    >
      {lines.map((line, index) => (
        <Line
          key={line.cells[0]?.[0]}
          piece={piece}
          line={line}
          index={index}
          folds={!isWide}
          pass={shownPass(line, current, range)}
          current={passOf(line, current) === null ? null : current}
          playing={playing}
          next={next !== null && passOf(line, next) !== null ? next : null}
          range={range && overlaps(line, range) ? range : null}
          tabStop={lineOf(focused) === index ? focused : null}
        />
      ))}
    </div>
  );
}

const lineOf = (cell: number) => Math.floor(cell / SECTION_BARS);

/** The pass of a line to show: the one that is playing, or the first that is repeated. */
const shownPass = (line: SheetLine, current: number, range: BarRange | null): number =>
  passOf(line, current) ?? (range && passOf(line, range.from)) ?? 0;

const overlaps = ({ cells }: SheetLine, range: BarRange) =>
  cells.flat().some((bar) => isWithin(range, bar));

/** The cell under a pointer; for the name of a section, its first bar. */
function pressed({ clientX, clientY }: PointerEvent): number | null {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  return under ? Number(under.dataset.cell) : null;
}

/** The props of a line. All but `piece`, `line` and `index` are for the screen only. */
interface LineProps extends Partial<Pick<LeadSheetProps, 'playing' | 'next' | 'range'>> {
  piece: Piece;
  line: SheetLine;
  index: number;
  /** Whether passes share the line. */
  folds?: boolean;
  /** The pass whose bars are shown. */
  pass?: number;
  /** The bar that is playing, or with which Play begins, if it is in this line. */
  current?: number | null;
  tabStop?: number | null;
}

export const Line = memo(function Line(props: LineProps) {
  const { piece, line, index, folds, pass = 0, playing } = props;
  const { current = null, next = null, range = null, tabStop = null } = props;
  const { section, cells } = line;
  const firstCell = index * SECTION_BARS;
  const passes = cells[0]?.length ?? 1;
  const { section: name = 'intro', from = 0, bars = 0 } = piece.sections[section] ?? {};
  const rhythms = new Set(piece.bars.slice(from, from + bars).map((bar) => bar.rhythm));
  const isHeard = playing && current !== null;
  const isFolded = folds && passes > 1;
  const detail =
    isHeard && isFolded ? `${ordinal(pass + 1)} of ${passes}` : [...rhythms].join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: bars are not a table of data
    // biome-ignore lint/a11y/useFocusableInteractive: the cells are focusable
    <div role="row" className={styles.line} data-opens={line.opens || undefined}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the first bar is focusable */}
      {/* biome-ignore lint/a11y/useSemanticElements: bars are not a table of data */}
      <div
        role="rowheader"
        className={styles.name}
        data-cell={firstCell}
        data-heard={isHeard || undefined}
      >
        {line.opens || line.ends ? (
          <>
            <b>
              {line.ends ? 'End' : SECTION_NAMES[name]}
              {isFolded && <span className={`quiet ${styles.times}`}> ×{passes}</span>}
            </b>
            <span className={`quiet ${styles.rhythm}`}>{line.ends ? 'last chord' : detail}</span>
          </>
        ) : (
          <span className="visually-hidden">{sectionName(piece.sections, section)}</span>
        )}
      </div>
      {cells.map((stands, column) => {
        const bar = stands[pass] ?? 0;
        const isRepeated = range !== null && stands.some((each) => isWithin(range, each));
        const starts = range !== null && stands.includes(range.from);
        const ends = range !== null && stands.includes(range.from + range.bars - 1);
        const music = piece.bars[bar];
        return (
          // biome-ignore lint/a11y/useSemanticElements: bars are not a table of data
          <div
            key={stands[0]}
            role="gridcell"
            className={styles.bar}
            tabIndex={tabStop === firstCell + column ? 0 : -1}
            aria-selected={isRepeated}
            aria-current={(isHeard && current === bar) || undefined}
            data-start={(!playing && current === bar) || undefined}
            data-next={next !== null && stands.includes(next) ? true : undefined}
            data-cell={firstCell + column}
          >
            <span className="visually-hidden">Bar {bar + 1}: </span>
            {music && chordsOf(music)}
            {starts && <span className={styles.handle} data-handle="start" aria-hidden="true" />}
            {ends && <span className={styles.handle} data-handle="end" aria-hidden="true" />}
          </div>
        );
      })}
    </div>
  );
});

const ordinal = (number: number) => ['1st', '2nd', '3rd'][number - 1] ?? `${number}th`;
