import { useEffect } from 'react';
import styles from '#src/exercises/matching/tray.module.css';
import { ClipDial } from '#src/sound/clips/clip-dial.tsx';
import { useClip } from '#src/sound/clips/use-clip.ts';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';

interface CardSoundProps {
  name: string;
  /** Id in the clip catalogue; must not appear in the page, since it reveals the answer. */
  clip: string;
  /** Stops the clip, rewinds it and disables the button. */
  disabled: boolean;
}

/** The play and pause button of a card. */
export function CardSound({ name, clip, disabled }: CardSoundProps) {
  const sound = useClip(clip, name);
  const { state, toggle, stop, player } = sound;
  useEffect(() => {
    if (disabled) stop();
  }, [stop, disabled]);

  return (
    <>
      <PlayButton
        player={sound}
        name={name}
        look="bare"
        className={styles.sound}
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) toggle();
        }}
      >
        <span className="centred">
          <ClipDial player={player} state={state} />
        </span>
      </PlayButton>
      <Notice tone="small" role="status" className={styles.failure}>
        {state === 'failed' && 'This clip could not be loaded: play to try again'}
      </Notice>
    </>
  );
}
