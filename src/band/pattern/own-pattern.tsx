import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { CELLS } from '#audio/music/chart/chart.ts';
import { laneOf } from '#audio/music/chart/lane-of.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { LANE_STROKES, type OwnLane } from '#audio/music/live/own-lane.ts';
import { plural } from '#lib/words.ts';
import {
  barCells,
  barsOfLane,
  signOf,
  symbolName,
  symbolsOf,
  withBars,
  withCells,
} from '#src/band/chart/lanes/lane-edit.ts';
import { LaneEditor } from '#src/band/chart/lanes/lane-editor.tsx';
import { Mark } from '#src/band/chart/lanes/mark.tsx';
import type { Player } from '#src/band/players/players.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Choice } from '#src/ui/controls/choice.tsx';
import styles from './own-pattern.module.css';

interface OwnPatternProps {
  player: Player;
  /** The music that is playing, with which a new pattern begins. */
  bars: readonly LiveBar[];
  /** The pattern that replaces the player's own. */
  own: OwnLane | undefined;
  /** Whether the pattern came with a link and still belongs to its sender. */
  isTheirs: boolean;
  /** Called with each change; with `null` to restore the player's pattern. */
  onEdit: (lane: OwnLane | null) => void;
  /** Takes over a pattern that came with a link. */
  onTake: () => void;
}

/** The editor of one player's pattern: cells, a palette to paint them, and the tools for whole bars. */
export function OwnPattern({ player, bars, own, isTheirs, onEdit, onTake }: OwnPatternProps) {
  const headingId = useId();
  const { id, name, colour } = player;
  const lane = useMemo(() => own ?? laneOf(id, bars), [own, id, bars]);
  const { edit, undo, redo, canUndo, canRedo } = useHistory(own ?? null, onEdit);
  const [paint, setPaint] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  /** The bar that was used last, from 0. */
  const [used, setUsed] = useState(0);
  const [done, setDone] = useState('');
  const length = barsOfLane(lane);
  const bar = Math.min(used, length - 1);
  /** The cell that a drag has reached, and whether the drag has painted; `null` without a drag. */
  const drag = useRef<{ cell: number; hasPainted: boolean } | null>(null);

  const copy = () => {
    setCopied(barCells(lane, bar));
    setDone(`Bar ${bar + 1} is copied.`);
  };
  const paste = () => {
    if (copied === null) return;
    edit(withCells(lane, bar * CELLS, copied));
    setDone(`Pasted into bar ${bar + 1}.`);
  };
  const act = (possible: boolean, action: () => void) => ({
    'aria-disabled': !possible,
    onClick: () => possible && action(),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undo();
    else if (key === 'z' || key === 'y') redo();
    else if (key === 'c' && cellOf(event.target) !== null) copy();
    else if (key === 'v' && cellOf(event.target) !== null) paste();
    else return;
    event.preventDefault();
  };
  const onPointerDown = ({ target, button, pointerType }: PointerEvent) => {
    stopPainting();
    const cell = button === 0 ? cellOf(target) : null;
    if (cell === null || !paint) return;
    // A finger may be about to scroll.
    drag.current = { cell, hasPainted: pointerType !== 'touch' };
    if (drag.current.hasPainted) edit(withCells(lane, cell, paint));
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const cell = cellOf(document.elementFromPoint(clientX, clientY));
    if (!drag.current || !paint || cell === null || cell === drag.current.cell) return;
    const from = withCells(lane, drag.current.cell, paint);
    // A drag is undone as a whole.
    edit(withCells(from, cell, paint), drag.current.hasPainted);
    drag.current = { cell, hasPainted: true };
  };
  const stopPainting = () => {
    drag.current = null;
  };
  return (
    <section aria-labelledby={headingId} className={styles.pattern} data-screen-only>
      <h3 id={headingId}>The {player.name.toLowerCase()}’s pattern</h3>
      {!isTheirs && (
        <p>
          {own
            ? 'The band plays your pattern, with your accents, in place of the player’s own.'
            : 'Write what they play. The band follows at once.'}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within */}
      <div className={`stack ${styles.editor}`} onKeyDown={onKeyDown}>
        {isTheirs && (
          <p className={styles.theirs}>
            This pattern came with the link, and the band plays it. It is yours as soon as you
            change it. <Button onClick={onTake}>Make it mine</Button>
          </p>
        )}
        <Palette player={id} paint={paint} onPaint={setPaint} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells have keys for the effect of a drag */}
        <div
          className={styles.cells}
          data-painting={paint !== null || undefined}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={stopPainting}
          onPointerCancel={stopPainting}
          onPointerLeave={stopPainting}
          onFocus={({ target }) => {
            const cell = cellOf(target);
            if (cell !== null) setUsed(Math.floor(cell / CELLS));
          }}
        >
          <LaneEditor player={id} colour={colour} lane={lane} paint={paint} onChange={edit} />
        </div>
        <div className="controls">
          <Button {...act(canUndo, undo)}>Undo</Button>
          <Button {...act(canRedo, redo)}>Redo</Button>
          <Button onClick={copy}>Copy bar {bar + 1}</Button>
          <Button {...act(copied !== null, paste)}>Paste into bar {bar + 1}</Button>
          <Button {...act(own !== undefined, () => edit(null))}>Restore the original</Button>
        </div>
        <Choice
          label="Bars"
          value={length}
          options={[1, 2, 4, ...(length > 4 ? [length] : [])].map((value) => ({
            value,
            name: `${value}`,
            label: plural(value, { one: '# bar', other: '# bars' }),
          }))}
          onChange={(value) => edit(withBars(lane, value))}
        />
        <p role="status" className="visually-hidden">
          {done}
        </p>
        <p className="keys">
          Keys of the {name.toLowerCase()}: arrows move, Space goes on to the next stroke, 1 to{' '}
          {Math.min(9, LANE_STROKES[id].length)} set one, 0 a rest. Ctrl+Z takes back, Ctrl+C and
          Ctrl+V copy and paste a bar.
        </p>
      </div>
    </section>
  );
}

/** The cell of the pattern that an element is or is in; `null` outside. */
function cellOf(target: EventTarget | null): number | null {
  const button = target instanceof Element ? target.closest('[role=toolbar] button') : null;
  const all = [...(button?.closest('[role=toolbar]')?.querySelectorAll('button') ?? [])];
  const index = all.indexOf(button as HTMLButtonElement);
  return index < 0 ? null : index;
}

interface PaletteProps {
  player: BandInstrument;
  /** The symbol to paint with; `null` moves each cell on to the next symbol. */
  paint: string | null;
  onPaint: (symbol: string | null) => void;
}

/** The strokes of a player to paint with. Each has the figure that sets it by keyboard, up to 9. */
function Palette({ player, paint, onPaint }: PaletteProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-labelledby={id} className={`${styles.palette} controls`}>
      <span id={id}>Paint with</span>
      <Button aria-pressed={paint === null} onClick={() => onPaint(null)}>
        Next stroke
      </Button>
      {symbolsOf(player).map((symbol, digit) => {
        const sign = signOf(player, symbol);
        return (
          <Button
            key={symbol}
            aria-pressed={paint === symbol}
            aria-keyshortcuts={digit <= 9 ? `${digit}` : undefined}
            onClick={() => onPaint(symbol)}
          >
            {sign && (
              <span className={styles.sign} aria-hidden="true">
                <Mark {...sign} />
              </span>
            )}
            <span className={sign && 'visually-hidden'}>{symbolName(player, symbol)}</span>
            {digit <= 9 && (
              <span className={`quiet ${styles.digit}`} aria-hidden="true">
                {digit}
              </span>
            )}
          </Button>
        );
      })}
    </div>
  );
}

/** The versions of a pattern to undo and redo to; `null` is the player's own. */
interface History {
  past: readonly (OwnLane | null)[];
  future: readonly (OwnLane | null)[];
  /** The result of the last edit. A pattern from elsewhere has no history here. */
  made: OwnLane | null;
}

/** The number of edits that can be undone. */
const MOST_EDITS = 200;

/** Edits of a pattern with undo and redo. @param own `null` while the player's pattern is not edited */
function useHistory(own: OwnLane | null, onEdit: (lane: OwnLane | null) => void) {
  const [history, setHistory] = useState<History>({ past: [], future: [], made: own });
  const isOurs = history.made?.cells === own?.cells;
  const past = isOurs ? history.past : [];
  const future = isOurs ? history.future : [];
  const make = (lane: OwnLane | null, next: Omit<History, 'made'>) => {
    setHistory({ ...next, made: lane });
    onEdit(lane);
  };
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** @param joins whether it is merged with the last edit, like the cells of a drag */
    edit(lane: OwnLane | null, joins = false) {
      if (lane?.cells === own?.cells) return;
      const isOne = joins && past.length > 0;
      make(lane, { past: isOne ? past : [...past, own].slice(-MOST_EDITS), future: [] });
    },
    undo() {
      const lane = past.at(-1);
      if (lane !== undefined) make(lane, { past: past.slice(0, -1), future: [own, ...future] });
    },
    redo() {
      const [lane, ...rest] = future;
      if (lane !== undefined) make(lane, { past: [...past, own], future: rest });
    },
  };
}
