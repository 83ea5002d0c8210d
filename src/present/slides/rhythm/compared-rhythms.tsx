import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { type RhythmPattern, type RhythmType, sixteenthsOf } from '#audio/music/rhythms.ts';
import { printedCount } from '#src/band/chart/counts.ts';
import type { BandSession } from '#src/band/session.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { type Column, StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import { COMMON_BEATS, COMMON_STEPS, patternOf, rowName } from './model.ts';
import type { Placement } from './placement.ts';
import { Playhead } from './playhead.tsx';
import styles from './rhythm.module.css';

const COUNTS = Array.from({ length: COMMON_STEPS }, (_, cell): Column => {
  const label = printedCount(cell, 1);
  return label ? { label, isCount: label !== '&' } : {};
});

interface ComparedRhythmsProps {
  own: RhythmPattern;
  placement: Placement;
  session: BandSession;
  rows: readonly RhythmType[];
  onToggle: (row: RhythmType) => void;
}

/** The three rhythms over the same eight counts. Those that are on sound together. */
export function ComparedRhythms({ own, placement, session, rows, onToggle }: ComparedRhythmsProps) {
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
      <Playhead session={session} placement={placement} beats={COMMON_BEATS} columns={COMMON_STEPS}>
        <StrokeRow look="plain" columns={COUNTS} />
        {RHYTHM_TYPES.map((rhythm) => (
          <div
            key={rhythm}
            className={styles.lane}
            data-rhythm={rhythm}
            data-heard={placement.choice.rows.includes(rhythm)}
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
