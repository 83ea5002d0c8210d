import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { Stem } from '#audio/render/stem.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { isPlaying, PlayButton } from '#src/ui/play-button.tsx';
import styles from './clip-button.module.css';
import { ClipDial } from './clip-dial.tsx';
import { stemLoader } from './stem-loader.ts';
import { VolumeControl } from './volume-control.tsx';

export interface ClipButtonProps {
  /** What is heard, e.g. 'Güira'. */
  name: string;
  /** Addresses of the clip's files, the preferred format first; or a player of a clip, alone. */
  sources: readonly string[] | Stem;
  /** Gives the button the instrument's colour; without one it has the section's. */
  instrument?: BandInstrument;
}

/** Plays one clip and pauses it, and shows how far it is. Where it cannot be had, it says so. */
export function ClipButton(props: ClipButtonProps) {
  // Another clip is another player.
  return <OneClip key={JSON.stringify(props.sources)} {...props} />;
}

function OneClip({ name, sources, instrument }: ClipButtonProps) {
  const [player] = useState(
    () => new ClipPlayer(engine, 'player' in sources ? stemLoader(sources) : sources),
  );
  const state = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.state,
    () => player.state,
  );
  useEffect(() => () => player.unload(), [player]);
  usePageTool(VolumeControl);
  const button = useRef<HTMLButtonElement>(null);

  const retry = () => {
    // This button goes away; who pressed it stays where the clip is.
    button.current?.focus();
    player.retry();
  };
  const colour = { '--clip': `var(--${instrument ?? 'accent'})` } as CSSProperties;
  return (
    <div style={colour}>
      <PlayButton
        ref={button}
        name={name}
        state={state}
        onClick={() => (isPlaying(state) ? player.pause() : player.play())}
      >
        <ClipDial player={player} state={state} />
        {name}
      </PlayButton>
      <Notice tone="small" aria-live="polite">
        {state === 'failed' && (
          <>
            Audio unavailable ·{' '}
            <Button
              kind="quiet"
              className={styles.retry}
              aria-label={`retry ${name}`}
              onClick={retry}
            >
              retry
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}
