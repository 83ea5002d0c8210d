import type { ComponentProps, ReactNode } from 'react';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import type { Playable } from '#lib/play-state.ts';
import { RHYTHM_KEYS } from '#src/band/players/rhythm-keys.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import styles from './stage.module.css';

/** By how many counts a minute a press moves the tempo. */
export const TEMPO_STEP = 5;

/** The digit of the chart, which has no letter. */
export const CHART_DIGIT = 0;

interface StageToolsProps {
  player: Playable;
  /** The remark to show while nothing is playing. */
  notice: ReactNode;
  children?: ReactNode;
}

/** The quiet row of the teacher's buttons: Play, and others. */
export function StageTools({ player, notice, children }: StageToolsProps) {
  return (
    <footer className={styles.foot} data-teacher>
      {notice}
      <div className={classNames('controls', styles.tools)}>
        <PlayButton
          player={player}
          stops
          look="stage"
          className={classNames(styles.first, styles.play)}
          aria-keyshortcuts="Space"
        >
          <StageKey name="Space" />
        </PlayButton>
        {children}
      </div>
    </footer>
  );
}

interface StageButtonProps extends ComponentProps<typeof Button> {
  /** The key that does the same, as it is printed on the button. */
  hotkey?: string;
}

/** One of the teacher's buttons, with its key. */
export function StageButton({ hotkey, children, ...props }: StageButtonProps) {
  return (
    <Button {...props} aria-keyshortcuts={hotkey}>
      {children}
      {hotkey && <StageKey name={hotkey} />}
    </Button>
  );
}

function StageKey({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}

/** The switch of the rhythm. */
export function RhythmTools(props: { rhythm: RhythmType; onChoose: (rhythm: RhythmType) => void }) {
  return RHYTHM_TYPES.map((each) => (
    <StageButton
      key={each}
      hotkey={RHYTHM_KEYS[each]}
      aria-pressed={each === props.rhythm}
      onClick={() => props.onChoose(each)}
    >
      {RHYTHM_NAMES[each]}
    </StageButton>
  ));
}

/** A tempo in large figures. */
export function StageTempo({ tempo }: { tempo: number }) {
  return (
    <>
      {tempo} <small>counts a minute</small>
    </>
  );
}

export function TempoTools(props: { tempo: number; onStep: (direction: 1 | -1) => void }) {
  const { tempo, onStep } = props;
  return (
    <>
      <StageButton
        aria-label={`${TEMPO_STEP} slower`}
        aria-disabled={tempo <= TEMPO.slowest}
        onClick={() => onStep(-1)}
      >
        −
      </StageButton>
      <StageButton
        aria-label={`${TEMPO_STEP} faster`}
        aria-disabled={tempo >= TEMPO.fastest}
        onClick={() => onStep(1)}
      >
        +
      </StageButton>
    </>
  );
}
