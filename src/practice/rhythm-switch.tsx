import { useId } from 'react';
import { CELLS } from '#audio/music/chart.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { sixteenthsOf, USUAL_PATTERNS } from '#audio/music/rhythms.ts';
import { RHYTHM_KEYS } from '#src/band/rhythm-keys.ts';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { Button } from '#src/ui/button.tsx';
import { StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import styles from './rhythm-switch.module.css';

/** The pattern of the güira, as musicians say it by rule of thumb. */
const RULES: Readonly<Record<RhythmType, string>> = {
  derecho: 'two strokes a count',
  majao: 'one stroke a count',
  mambo: 'three strokes a count',
};

interface RhythmSwitchProps {
  /** The rhythm that is set, or heard in a song. */
  rhythm: RhythmType;
  /** A whole song changes its rhythm itself. */
  fixed: boolean;
  /** Whether the keys act, and are shown. */
  singleKeys: boolean;
  onRhythm: (rhythm: RhythmType) => void;
}

/** The three rhythms, each with the güira's strokes of one bar. */
export function RhythmSwitch({ rhythm, fixed, singleKeys, onRhythm }: RhythmSwitchProps) {
  const reason = useId();
  return (
    <div className={styles.switch}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div
        role="group"
        aria-label="Rhythm"
        aria-describedby={fixed ? reason : undefined}
        className={styles.rhythms}
      >
        {RHYTHM_TYPES.map((choice) => (
          <Button
            key={choice}
            className={styles.rhythm}
            aria-pressed={choice === rhythm}
            aria-disabled={fixed}
            onClick={() => !fixed && onRhythm(choice)}
          >
            <span className={styles.name}>{RHYTHM_NAMES[choice]}</span>
            {singleKeys && (
              <span className={styles.shortcut} aria-hidden="true">
                {RHYTHM_KEYS[choice]}
              </span>
            )}
            <span className={styles.strokes}>
              <StrokeRow
                look="beats"
                columns={sixteenthsOf(USUAL_PATTERNS[choice], CELLS).map((stroke) => ({ stroke }))}
              />
            </span>
            <span className={styles.rule}>{RULES[choice]}</span>
          </Button>
        ))}
      </div>
      {fixed && (
        <p id={reason} className={styles.reason}>
          In the whole song the rhythm changes by itself. Choose a number of bars to set it.
        </p>
      )}
    </div>
  );
}
