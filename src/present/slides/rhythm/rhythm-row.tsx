import { useRef } from 'react';
import type { RhythmPattern } from '#audio/music/rhythms.ts';
import { beatsOf, columnsOf } from '#src/band/chart/counts.ts';
import type { BandSession } from '#src/band/session.ts';
import { StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import { COLUMNS, rowName } from './model.ts';
import type { Placement } from './placement.ts';
import { Playhead } from './playhead.tsx';
import styles from './rhythm.module.css';

interface RhythmRowProps {
  pattern: RhythmPattern;
  placement: Placement;
  session: BandSession;
  /** Whether the strokes are shown. */
  revealed: boolean;
}

/** A rhythm as one row of 16 columns under giant counts. The class claps the columns that light up. */
export function RhythmRow({ pattern, placement, session, revealed }: RhythmRowProps) {
  const row = useRef<HTMLElement>(null);
  return (
    <div
      role="img"
      aria-label={rowName(pattern, revealed)}
      className={styles.frame}
      data-clap={placement.choice.mode === 'clap' || undefined}
    >
      <Playhead
        session={session}
        placement={placement}
        beats={beatsOf(pattern, COLUMNS)}
        columns={COLUMNS}
        row={row}
      >
        <StrokeRow ref={row} look="cells" columns={columnsOf(pattern, COLUMNS, revealed)} />
      </Playhead>
    </div>
  );
}
