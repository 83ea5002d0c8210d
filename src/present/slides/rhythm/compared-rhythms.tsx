import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import type { RhythmPattern, RhythmType } from '#audio/music/rhythms.ts';
import type { BandSession } from '#src/band/session.ts';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './compared-rhythms.module.css';
import { COMMON_BEATS, COMMON_STEPS, commonSteps, patternOf, rowName } from './model.ts';
import type { Placement } from './placement.ts';
import { Playhead } from './playhead.tsx';

const COUNTS = Array.from({ length: COMMON_BEATS }, (_, beat) => beat + 1);

interface ComparedRhythmsProps {
  /** The slide's pattern. */
  own: RhythmPattern;
  placement: Placement;
  session: BandSession;
  /** The rows that are switched on. */
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
      <Playhead
        session={session}
        placement={placement}
        beats={COMMON_BEATS}
        columns={COMMON_STEPS}
        className={styles.lanes}
      >
        <div className={styles.counts}>
          {COUNTS.map((count) => (
            <span key={count}>
              <b data-count>{count}</b>
              <i>&</i>
            </span>
          ))}
        </div>
        {RHYTHM_TYPES.map((rhythm) => (
          <div
            key={rhythm}
            className={styles.lane}
            data-rhythm={rhythm}
            data-heard={placement.choice.rows.includes(rhythm)}
          >
            {commonSteps(patternOf(own, rhythm)).map(
              (stroke, cell) =>
                stroke > 0 && (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed grid
                    key={cell}
                    data-stroke={stroke}
                    style={{ gridColumn: cell + 1 }}
                  />
                ),
            )}
          </div>
        ))}
      </Playhead>
    </div>
  );
}
