import type { ComponentProps } from 'react';
import type { PlayState } from '#lib/play-state.ts';
import { classNames } from './class-names.ts';
import styles from './play-button.module.css';

interface PlayButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** What it plays, e.g. 'Güira': the button is then called 'Play', 'Loading' or 'Pause Güira'. */
  name: string;
  state: PlayState;
  /** A row with a dial and a name, a larger one, or only what is inside. */
  look?: 'row' | 'large' | 'bare';
}

/** What a button of a sound does, or waits for. */
export const PLAY_VERBS: Readonly<Record<PlayState, string>> = {
  idle: 'Play',
  loading: 'Loading',
  playing: 'Pause',
  paused: 'Play',
  failed: 'Play',
};

/** Plays and pauses one sound; pressed while it loads, it gives up. Its children show the state: a `PlayDial`, a `PlaySign`, a name. */
export function PlayButton({ name, state, look = 'row', className, ...props }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${PLAY_VERBS[state]} ${name}`}
      aria-busy={state === 'loading'}
      data-state={state}
      data-look={look}
      {...props}
      className={classNames(styles.button, className)}
    />
  );
}
