import {
  type CSSProperties,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { isPlaying } from '#lib/play-state.ts';
import { type SlideClip, useSlideClip } from '#src/present/slides/clips/slide-clip.tsx';
import { useClipProgress } from '#src/sound/clips/use-clip-progress.ts';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import styles from './matching-sound.module.css';

interface SoundProps {
  ref: Ref<SlideClip>;
  number: number;
  /** Id in the clip catalogue; must not appear in the page, since it reveals the answer. */
  clip: string;
  /** Whether the next tap on a place puts the sound there. */
  selected: boolean;
  placed: boolean;
  onHear: () => void;
  onEnd: () => void;
}

/** A numbered sound: played and selected, or stopped. */
export function Sound({ ref, number, clip: id, selected, placed, onHear, onEnd }: SoundProps) {
  const clip = useSlideClip(id, `sound ${number}`);
  const { state, player, stop } = clip;
  const played = useRef(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (played.current && state === 'idle') end();
    // False while it loads: the player is idle at first.
    played.current = state === 'playing';
  }, [state]);
  useImperativeHandle(ref, () => clip);
  const heard = useRef<HTMLSpanElement>(null);
  useClipProgress(player, (share) => heard.current?.style.setProperty('--heard', `${share}`));
  return (
    <>
      <PlayButton
        player={clip}
        stops
        name={`sound ${number}`}
        look="bare"
        className={styles.sound}
        aria-pressed={selected}
        data-sound
        data-placed={placed || undefined}
        onClick={isPlaying(state) ? stop : onHear}
      >
        <span ref={heard} className={styles.heard} style={{ '--heard': 0 } as CSSProperties} />
        <PlayDial state={state} stops />
        <span className={styles.number}>{number}</span>
      </PlayButton>
      <p role="status" className={styles.failure} data-teacher>
        {state === 'failed' && 'This clip could not be loaded: play again'}
      </p>
    </>
  );
}
