import type { ReactNode } from 'react';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import type { Playable } from '#lib/play-state.ts';
import { RHYTHM_KEYS } from '#src/band/players/rhythm-keys.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import styles from './stage.module.css';
import { StageButton, StageKey } from './stage-button.tsx';

/** By how many counts a minute a press moves the tempo. */
export const TEMPO_STEP = 5;

/** The digit of the chart, which has no letter. */
export const CHART_DIGIT = 0;

interface StageToolsProps {
  /** The remark to show while nothing is playing. */
  notice: ReactNode;
  children: ReactNode;
}

/** The quiet row of the teacher's buttons. */
export function StageTools({ notice, children }: StageToolsProps) {
  return (
    <footer className={styles.foot} data-teacher>
      {notice}
      <div className={classNames('controls', styles.tools)}>{children}</div>
    </footer>
  );
}

/** Play of a slide, with its key. */
export function PlayTool({ player }: { player: Playable }) {
  return (
    <PlayButton
      player={player}
      stops
      look="stage"
      className={classNames(styles.first, styles.play)}
      aria-keyshortcuts="Space"
    >
      <StageKey name="Space" />
    </PlayButton>
  );
}

interface RhythmToolsProps {
  rhythm: RhythmType;
  onChoose: (rhythm: RhythmType) => void;
}

export function RhythmTools({ rhythm, onChoose }: RhythmToolsProps) {
  return RHYTHM_TYPES.map((each) => (
    <StageButton
      key={each}
      hotkey={RHYTHM_KEYS[each]}
      aria-pressed={each === rhythm}
      onClick={() => onChoose(each)}
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

interface TempoToolsProps {
  tempo: number;
  onStep: (direction: 1 | -1) => void;
}

export function TempoTools({ tempo, onStep }: TempoToolsProps) {
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
