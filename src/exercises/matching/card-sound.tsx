import { useEffect, useState, useSyncExternalStore } from 'react';
import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { ClipDial } from '#src/exercises/clip-dial.tsx';
import { VolumeControl } from '#src/exercises/volume-control.tsx';
import { usePageTool } from '#src/ui/page-tool.ts';
import styles from './card.module.css';

interface CardSoundProps {
  face: string;
  sources: readonly string[];
  /** In use, or being dragged: stops, goes back to its start, and cannot be played. */
  quiet: boolean;
}

/** Plays what is on a card, and pauses it. */
export function CardSound({ face, sources, quiet }: CardSoundProps) {
  const [player] = useState(() => new ClipPlayer(engine, sources));
  const state = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.state,
  );
  useEffect(() => () => player.unload(), [player]);
  useEffect(() => {
    if (quiet) player.stop();
  }, [player, quiet]);
  usePageTool(VolumeControl);

  const active = state === 'loading' || state === 'playing';
  const toggle = () => {
    if (quiet) return;
    if (active) player.pause();
    else player.play();
  };
  return (
    <>
      <button
        type="button"
        className={styles.sound}
        aria-label={`${active ? 'Pause' : 'Play'} ${face}`}
        aria-busy={state === 'loading'}
        aria-disabled={quiet || undefined}
        onClick={toggle}
      >
        <span>
          <ClipDial player={player} state={state} />
        </span>
      </button>
      <p role="status" className={styles.failure}>
        {state === 'failed' && 'Audio unavailable: play to try again'}
      </p>
    </>
  );
}
