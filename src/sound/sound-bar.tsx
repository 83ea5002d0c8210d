import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { engine } from '#audio/engine/engine.ts';
import type { PlayState } from '#lib/play-state.ts';
import { Slider } from '#src/ui/controls/slider.tsx';
import { useNowPlaying } from './now-playing.ts';
import styles from './sound-bar.module.css';
import { isSilent, useVolume, volume } from './volume.ts';

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
  const setting = useVolume();
  const silent = isSilent(setting);
  const percent = silent ? 0 : Math.round(setting.level * 100);
  const stoppedByTab = useSyncExternalStore(
    engine.onStoppedByTab,
    () => engine.stoppedByTab,
    () => false,
  );
  return (
    <section aria-label="Sound" className={styles.bar}>
      {playing && (
        // The sound has its own button as well, so this one may fail silently.
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<span className={styles.play} />}>
            <PlayingButton playing={playing} />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className={styles.texts}>
        {playing && <p className={styles.title}>{playing.title}</p>}
        <p className={styles.off} aria-live="polite">
          {/* A new element with every start, so that screen readers repeat the same words. */}
          {silent && <span key={latest?.starts}>Sound is off</span>}
        </p>
        <p role="status">{stoppedByTab && 'Stopped: another tab plays'}</p>
        {playing && !silent && <p className={styles.state}>{STATE_TEXTS[playing.state]}</p>}
      </div>
      <div className={styles.volume}>
        <button
          type="button"
          aria-label="Mute"
          aria-pressed={silent}
          onClick={() => volume.toggleMute()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
            <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor" />
            {silent ? (
              <path d="m16 9.5 5 5m0-5-5 5" />
            ) : (
              <path d="M15.5 9.2a4 4 0 0 1 0 5.6M18 6.5a7.8 7.8 0 0 1 0 11" />
            )}
          </svg>
        </button>
        <Slider
          aria-label="Volume"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={`${percent} percent`}
          onValue={(percentage) => volume.setLevel(percentage / 100)}
        />
      </div>
    </section>
  );
}
