import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { engine } from '#audio/engine/engine.ts';
import type { PlayState } from '#lib/play-state.ts';
import { useNowPlaying } from './now-playing.ts';
import styles from './sound-bar.module.css';
import { isSilent, useVolume } from './volume.ts';
import { VolumeControl } from './volume-control.tsx';

const PlayingButton = lazy(async () => ({
  default: (await import('./clips/playing-button.tsx')).PlayingButton,
}));

const STATE_TEXTS: Partial<Record<PlayState, string>> = {
  loading: 'Loading…',
  failed: 'Could not be loaded',
};

/** The latest sound with its play button and progress, the volume, and the mute button. */
export function SoundBar() {
  const latest = useNowPlaying();
  const playing = latest?.isInView ? null : latest;
  const silent = isSilent(useVolume());
  const stoppedByTab = useSyncExternalStore(
    engine.onStoppedByTab,
    () => engine.stoppedByTab,
    () => false,
  );
  return (
    <section aria-label="Sound" data-sound={playing ? 'playing' : 'silent'} className={styles.bar}>
      {playing && (
        // The sound has its own button as well: without this one, nothing is lost.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<span className={styles.play} />}>
            <PlayingButton playing={playing} />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className={styles.texts}>
        {playing && <p className={styles.title}>{playing.title}</p>}
        <p className={styles.off} aria-live="polite">
          {/* A new element with every start, so that the words are said again. */}
          {silent && <span key={latest?.starts}>Sound is off</span>}
        </p>
        <p role="status">{stoppedByTab && 'Stopped: another tab plays'}</p>
        {playing && !silent && <p className={styles.state}>{STATE_TEXTS[playing.state]}</p>}
      </div>
      <VolumeControl />
    </section>
  );
}
