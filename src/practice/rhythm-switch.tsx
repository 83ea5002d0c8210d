import { useId } from 'react';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { type RhythmPattern, STEP_WIDTH, USUAL_PATTERNS } from '#audio/music/rhythms.ts';
import { RHYTHM_KEYS } from '#src/band/rhythm-keys.ts';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './rhythm-switch.module.css';

/** What the güira plays: the musicians' rule of thumb. */
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
            <Strokes {...USUAL_PATTERNS[choice]} />
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

/** Sixteenths of a bar. */
const CELLS = 16;

/** One bar of strokes along the four counts. */
function Strokes({ steps, clock }: RhythmPattern) {
  const width = STEP_WIDTH[clock];
  const bar = steps.slice(0, CELLS / width);
  return (
    <svg viewBox="0 0 160 24" aria-hidden="true" className={styles.strokes}>
      {[0, 4, 8, 12].map((cell) => (
        <path key={cell} className={styles.count} d={`M${cell * 10 + 5} 23v-2`} />
      ))}
      {bar.map(
        (stroke, step) =>
          stroke > 0 && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its place
              key={step}
              d={`M${step * width * 10 + 5} 18V${stroke === 2 ? 2 : 8}`}
            />
          ),
      )}
    </svg>
  );
}
