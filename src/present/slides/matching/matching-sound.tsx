import {
  type CSSProperties,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { isPlaying } from '#lib/play-state.ts';
import { useSlideClip } from '#src/present/slides/clips/slide-clip.tsx';
import { useClipProgress } from '#src/sound/clips/use-clip-progress.ts';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import styles from './matching-sound.module.css';

export interface SoundHandle {
  isPlaying(): boolean;
  /** From its beginning. */
  play(): void;
  stop(): void;
}

interface SoundProps {
  ref: Ref<SoundHandle>;
  number: number;
  /** Id in the clip catalogue; must not appear in the page, since it reveals the answer. */
  clip: string;
  /** The next tap on a place puts it there. */
  selected: boolean;
  placed: boolean;
  onHear: () => void;
  onEnd: () => void;
}

/** A numbered sound: played and selected, or stopped. */
export function Sound({ ref, number, clip: id, selected, placed, onHear, onEnd }: SoundProps) {
  const clip = useSlideClip(id, `sound ${number}`);
  const { state, player, play, stop } = clip;
  const plays = isPlaying(state);
  const played = useRef(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (played.current && state === 'idle') end();
    // Not while it loads: its player is idle at first.
    played.current = state === 'playing';
  }, [state]);
  useImperativeHandle(ref, () => ({ isPlaying: () => plays, play, stop }));
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
        onClick={plays ? stop : onHear}
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
