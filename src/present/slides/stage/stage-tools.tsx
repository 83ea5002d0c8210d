import type { ComponentProps, ReactNode } from 'react';
import type { Playable } from '#lib/play-state.ts';
import { ClipFailure } from '#src/present/slides/clips/slide-clip.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import styles from './stage.module.css';

/** The digit of the chart, which has no letter. */
export const CHART_DIGIT = 0;

interface StageToolsProps {
  player: Playable & {
    /** Whether its current clip could not be played. */
    hasFailed?: boolean;
  };
  /** The message to show while nothing is playing; by default that a clip could not be played. */
  notice?: ReactNode;
  children?: ReactNode;
}

/** The quiet row of the teacher's buttons: Play, and others. */
export function StageTools({ player, notice, children }: StageToolsProps) {
  const { hasFailed = player.state === 'failed' } = player;
  return (
    <footer className={styles.foot} data-teacher>
      {notice ?? <ClipFailure isFailed={hasFailed} onRetry={player.toggle} />}
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

type StageButtonProps = ComponentProps<typeof Button> & {
  /** The key with the same effect, as it is printed on the button. */
  hotkey?: string;
};

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
