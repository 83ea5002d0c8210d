import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './play-button.module.css';

/** State of a player: `loading` counts as playing, since a click then pauses. */
export type PlayState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** Whether a click pauses rather than plays. */
export function isPlaying(state: PlayState): boolean {
  return state === 'loading' || state === 'playing';
}

interface PlayButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** What it plays, e.g. 'Güira': the button is then called 'Play Güira' or 'Pause Güira'. */
  name: string;
  state: PlayState;
  /** A row with a dial and a name, a larger one, or only what is inside. */
  look?: 'row' | 'large' | 'bare';
}

/** Plays and pauses one sound. Its children show the state: a `PlayDial`, a `PlaySign`, a name. */
export function PlayButton({ name, state, look = 'row', className, ...props }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${isPlaying(state) ? 'Pause' : 'Play'} ${name}`}
      aria-busy={state === 'loading'}
      data-state={state}
      data-look={look}
      {...props}
      className={classNames(styles.button, className)}
    />
  );
}
