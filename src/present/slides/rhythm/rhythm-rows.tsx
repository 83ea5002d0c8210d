import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { type RhythmPattern, type RhythmType, sixteenthsOf } from '#audio/music/rhythms.ts';
import { beatsOf, columnsOf, printedCount } from '#src/band/chart/counts.ts';
import { Counts } from '#src/band/counts.tsx';
import { useFollow } from '#src/band/follow.ts';
import type { BandSession } from '#src/band/session.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { type Column, StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import { COLUMNS, COMMON_BEATS, COMMON_STEPS, patternOf, rowName } from './model.ts';
import { type ChoicePlacement, columnAt, countInAt } from './placement.ts';
import styles from './rhythm.module.css';

/** The band, and the notes that it is playing. */
interface Heard {
  session: BandSession;
  placement: ChoicePlacement;
}

interface RhythmRowProps extends Heard {
  pattern: RhythmPattern;
  revealed: boolean;
}

/** A rhythm as one row of 16 columns under giant counts. The class claps the columns that light up. */
export function RhythmRow({ pattern, revealed, ...heard }: RhythmRowProps) {
  const row = useRef<HTMLElement>(null);
  const beats = beatsOf(pattern, COLUMNS);
  return (
    <div
      role="img"
      aria-label={rowName(pattern, revealed)}
      className={styles.frame}
      data-clap={heard.placement.choice.mode === 'clap' || undefined}
    >
      <Playhead {...heard} beats={beats} columns={COLUMNS} row={row}>
        <StrokeRow ref={row} look="cells" columns={columnsOf(pattern, COLUMNS, revealed)} />
      </Playhead>
    </div>
  );
}

const COUNT_COLUMNS = Array.from({ length: COMMON_STEPS }, (_, cell): Column => {
  const label = printedCount(cell, 1);
  return label ? { label, isCount: label !== '&' } : {};
});

interface ComparedRhythmsProps extends Heard {
  own: RhythmPattern;
  rows: readonly RhythmType[];
  onToggle: (row: RhythmType) => void;
}

/** The three rhythms over the same eight counts. The selected ones sound together. */
export function ComparedRhythms({ own, rows, onToggle, ...heard }: ComparedRhythmsProps) {
  return (
    <div className={styles.compared}>
      {RHYTHM_TYPES.map((rhythm, index) => (
        <Button
          key={rhythm}
          className={styles.name}
          aria-pressed={rows.includes(rhythm)}
          aria-keyshortcuts={`${index + 1}`}
          onClick={() => onToggle(rhythm)}
        >
          <span aria-hidden="true">{index + 1}</span> {RHYTHM_NAMES[rhythm]}
          <span className="visually-hidden"> {rowName(patternOf(own, rhythm), true)}</span>
        </Button>
      ))}
      <Playhead {...heard} beats={COMMON_BEATS} columns={COMMON_STEPS}>
        <StrokeRow look="plain" columns={COUNT_COLUMNS} />
        {RHYTHM_TYPES.map((rhythm) => (
          <div
            key={rhythm}
            className={styles.lane}
            data-rhythm={rhythm}
            data-heard={heard.placement.choice.rows.includes(rhythm)}
          >
            <StrokeRow
              look="plain"
              columns={sixteenthsOf(patternOf(own, rhythm), COMMON_STEPS).map((stroke) => ({
                stroke,
              }))}
            />
          </div>
        ))}
      </Playhead>
    </div>
  );
}

interface PlayheadProps extends Heard {
  /** The total duration of the columns. */
  beats: number;
  /** The number of columns in `children`. */
  columns: number;
  /** The row whose current column gets `data-current`. */
  row?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Columns with a playhead that fills the current one, and the count-in in giant figures. */
function Playhead({ session, placement, row, children, ...size }: PlayheadProps) {
  const { columns } = size;
  const head = useRef<HTMLDivElement>(null);
  const current = useRef<Element | undefined>(undefined);
  const draw = (position: number | null) => {
    const column = position === null ? null : columnAt(position, placement, size);
    current.current?.removeAttribute('data-current');
    current.current = row?.current?.children[column ?? -1];
    current.current?.setAttribute('data-current', '');
    if (!head.current) return;
    head.current.hidden = column === null;
    head.current.style.transform = `translateX(${100 * (column ?? 0)}%)`;
  };
  useFollow(session, draw, 'sixteenth');
  // Other notes may have rendered new columns.
  useEffect(() => draw(session.playback()?.position ?? null));
  return (
    <div className={styles.columns} aria-hidden="true">
      <div
        ref={head}
        hidden
        className={styles.head}
        style={{ width: `${100 / columns}%` }}
        data-playhead
      />
      {children}
      <Counts
        band={session}
        look="count-in"
        countOf={(position) => countInAt(position, placement)}
      />
    </div>
  );
}
