import { useRef } from 'react';
import type { RhythmPattern } from '#audio/music/rhythms.ts';
import type { BandSession } from '#src/band/session.ts';
import { beatsOf, COLUMNS, columnsOf, rowName } from './model.ts';
import type { Placement } from './placement.ts';
import { Playhead } from './playhead.tsx';
import styles from './rhythm-row.module.css';

interface RhythmRowProps {
  pattern: RhythmPattern;
  placement: Placement;
  session: BandSession;
  /** Whether the strokes are shown. */
  revealed: boolean;
}

/** A rhythm as one row of 16 columns under giant counts. The class claps the columns that light up. */
export function RhythmRow({ pattern, placement, session, revealed }: RhythmRowProps) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const columns = columnsOf(pattern);
  return (
    <div role="img" aria-label={rowName(pattern, revealed)} className={styles.frame}>
      <Playhead
        session={session}
        placement={placement}
        beats={beatsOf(pattern)}
        columns={COLUMNS}
        items={items}
        className={styles.row}
      >
        {columns.map(({ label, isCount, stroke }, column) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of columns
            key={column}
            ref={(element) => {
              items.current[column] = element;
            }}
            className={styles.column}
            data-clap={placement.choice.mode === 'clap' || undefined}
            data-stroke={revealed ? stroke : undefined}
          >
            <span className={styles.label} data-count={isCount || undefined}>
              {label}
            </span>
            <span className={styles.stroke} />
          </div>
        ))}
      </Playhead>
    </div>
  );
}
