import type { ComponentProps } from 'react';
import { isPlaying, type PlayState } from '#lib/play-state.ts';
import { classNames } from './class-names.ts';
import styles from './play-button.module.css';

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
