import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { isActive } from '#audio/engine/clip-state.ts';
import { engine } from '#audio/engine/engine.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { Stem } from '#audio/render/stem.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import styles from './clip-button.module.css';
import { ClipDial } from './clip-dial.tsx';
import { stemLoader } from './stem-loader.ts';
import { VolumeControl } from './volume-control.tsx';

export interface ClipButtonProps {
  /** The name in the button's label, e.g. 'Güira'. */
  name: string;
  /** Addresses of the clip's files, preferred format first; or a single player of a clip. */
  sources: readonly string[] | Stem;
  /** Colours the button; the default is the section's accent. */
  instrument?: BandInstrument;
}

/** Play/pause button of one clip, with its progress and, after a failure, a retry button. */
export function ClipButton(props: ClipButtonProps) {
  // A new player for a new clip.
  return <OneClip key={JSON.stringify(props.sources)} {...props} />;
}

function OneClip({ name, sources, instrument }: ClipButtonProps) {
  const [player] = useState(
    () => new ClipPlayer(engine, 'player' in sources ? stemLoader(sources) : sources),
  );
  const state = useSyncExternalStore(
    player.subscribe,
    () => player.state,
    () => player.state,
  );
  useEffect(() => () => player.unload(), [player]);
  usePageTool(VolumeControl);
  const button = useRef<HTMLButtonElement>(null);

  const active = isActive(state);
  const retry = () => {
    // The retry button is removed: keep the focus here.
    button.current?.focus();
    player.play();
  };
  const colour = { '--clip': `var(--${instrument ?? 'accent'})` } as CSSProperties;
  return (
    <div className={styles.clip} style={colour}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-state={state}
        aria-label={`${active ? 'Pause' : 'Play'} ${name}`}
        aria-busy={state === 'loading'}
        onClick={() => (active ? player.pause() : player.play())}
      >
        <ClipDial player={player} state={state} />
        {name}
      </button>
      <p aria-live="polite" className={styles.failure}>
        {state === 'failed' && (
          <>
            Audio unavailable ·{' '}
            <button type="button" aria-label={`retry ${name}`} onClick={retry}>
              retry
            </button>
          </>
        )}
      </p>
    </div>
  );
}
