import { CELLS } from '#audio/music/chart/chart.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { sixteenthsOf, USUAL_PATTERNS } from '#audio/music/rhythms.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import styles from './rhythm-switch.module.css';

/** The pattern of the güira, as a rule of thumb among musicians. */
const RULES: Readonly<Record<RhythmType, string>> = {
  derecho: 'two strokes a count',
  majao: 'one stroke a count',
  mambo: 'three strokes a count',
};

/** The three rhythms of a loop, each with the güira's strokes of one bar. */
export function RhythmSwitch({ store }: { store: PracticeStore }) {
  const rhythm = usePractice(store, ({ settings }) => settings.rhythm);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-label="Rhythm" className={`stack ${styles.rhythms}`}>
      {RHYTHM_TYPES.map((choice) => (
        <Button
          key={choice}
          className={styles.rhythm}
          aria-pressed={choice === rhythm}
          onClick={() => store.change({ rhythm: choice })}
        >
          <span className={styles.name}>{RHYTHM_NAMES[choice]}</span>
          <span className={styles.strokes}>
            <StrokeRow
              look="plain"
              columns={sixteenthsOf(USUAL_PATTERNS[choice], CELLS).map((stroke) => ({ stroke }))}
            />
          </span>
          <span className={`quiet ${styles.rule}`}>{RULES[choice]}</span>
        </Button>
      ))}
    </div>
  );
}
