import type { ComponentProps } from 'react';
import { isPlaying, type Playable, type PlayState } from '#lib/play-state.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from './button.tsx';
import styles from './play-button.module.css';

interface PlayButtonProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'name'> {
  player: Playable;
  /** Whether it stops instead of pausing, so that it always starts from the beginning. */
  stops?: boolean;
  /** The name of the sound, e.g. 'Güira': the button is then called 'Play', 'Loading' or 'Pause Güira'. */
  name?: string;
  play?: string;
  /** A row with a dial and a name, a larger one, or only its children; the main action of its group, or a button on a slide. */
  look?: 'row' | 'large' | 'bare' | 'primary' | 'stage';
}

const PLAY = 'M8 5.5V18.5L18.5 12Z';
const STOP = 'M7 7H17V17H7Z';

/** The verb in the label of a play button: its action, or 'Loading'. */
export function playVerb(state: PlayState, stops = false): string {
  if (state === 'loading') return 'Loading';
  if (state === 'playing') return stops ? 'Stop' : 'Pause';
  return 'Play';
}

/** The text on the button of a sound. @param play the text while stopped */
export function playWord(state: PlayState, stops = false, play = 'Play'): string {
  if (state === 'loading') return 'Loading…';
  return state === 'playing' ? playVerb(state, stops) : play;
}

/** Plays, and pauses or stops, one sound. A press while loading cancels. Children show the state or follow the text. */
export function PlayButton({
  player: { state, toggle, prepare },
  stops = false,
  name,
  play,
  look = 'row',
  className,
  children,
  ...props
}: PlayButtonProps) {
  const shared = {
    'aria-label': name && `${playVerb(state, stops)} ${name}`,
    'aria-busy': state === 'loading',
    'data-state': state,
    'data-look': look,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: toggle,
    ...props,
    className: classNames(styles.button, className),
  };
  if (look !== 'primary' && look !== 'stage') {
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    );
  }
  return (
    <Button kind={look === 'primary' ? 'primary' : undefined} data-screen-only {...shared}>
      {look === 'primary' && (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
          <path fill="currentColor" d={isPlaying(state) ? STOP : PLAY} />
        </svg>
      )}
      {playWord(state, stops, play)}
      {children}
    </Button>
  );
}
