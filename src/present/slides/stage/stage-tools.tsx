import type { ReactNode } from 'react';
import type { Playable } from '#lib/play-state.ts';
import { ClipFailure } from '#src/present/slides/clips/slide-clip.tsx';
import type { StageTool } from '#src/present/stage/slide-view.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import styles from './stage.module.css';

interface StageToolsProps {
  player: Playable;
  /** The message to show while nothing is playing; by default that a clip could not be played. */
  notice?: ReactNode;
  tools?: readonly StageTool[];
}

/** The tool that shows the chart. Its key is a digit, since C claps. */
export const chartTool = (pressed: boolean, press: () => void): StageTool => ({
  hotkey: '0',
  name: 'Chart',
  pressed,
  press,
});

/** The quiet row of the teacher's buttons: Play, and others. */
export function StageTools({ player, notice, tools = [] }: StageToolsProps) {
  return (
    <footer className={styles.foot} data-teacher>
      {notice ?? <ClipFailure isFailed={player.state === 'failed'} onRetry={player.toggle} />}
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
        {tools.map(({ hotkey, name, label, pressed, disabled, press }) => (
          <Button
            key={hotkey}
            aria-label={label}
            aria-keyshortcuts={label ? undefined : hotkey}
            aria-pressed={pressed}
            aria-disabled={disabled}
            onClick={press}
          >
            {name}
            {!label && <StageKey name={hotkey} />}
          </Button>
        ))}
      </div>
    </footer>
  );
}

function StageKey({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}
