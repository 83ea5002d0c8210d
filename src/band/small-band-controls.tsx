import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { practiceAddress } from './practice-address.ts';
import type { BandSession } from './session.ts';
import styles from './small-band-controls.module.css';
import type { SmallBand } from './use-small-band.ts';

interface SmallBandControlsProps {
  band: SmallBand;
  /** Further controls after Play. */
  children?: ReactNode;
}

/** Play and Stop of a small band, the way to the practice page, and what went wrong. */
export function SmallBandControls({
  band: { session, state, isOn, isLoading, toggle, prepare },
  children,
}: SmallBandControlsProps) {
  const { rhythm, out, failure } = state.context;
  return (
    <>
      <div className={styles.controls}>
        <Button
          kind="primary"
          className={styles.play}
          aria-busy={isLoading}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isOn ? 'M7 7H17V17H7Z' : 'M8 5.5V18.5L18.5 12Z'} />
          </svg>
          {isLoading ? 'Loading…' : isOn ? 'Stop' : 'Play'}
        </Button>
        <Link href={practiceAddress(rhythm, out)} className={styles.practise}>
          Play this in Practice <Arrow to="right" />
        </Link>
        {children}
      </div>
      <div aria-live="polite">
        {failure && <PlayFailure className={styles.notice} reason={failure} onRetry={toggle} />}
      </div>
      <SoundTools session={session} />
    </>
  );
}

/** Says what a press of a player does. */
export function PlayersHint({ className }: { className?: string | undefined }) {
  return <p className={classNames(styles.hint, className)}>Tap a player to take them out.</p>;
}

function SoundTools({ session }: { session: BandSession }) {
  const Tools = useSyncExternalStore(session.subscribe, session.soundTools, () => null);
  return Tools && <Tools />;
}
