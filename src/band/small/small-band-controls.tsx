import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { BandSession } from '#src/band/session.ts';
import { useBandFailure } from '#src/band/use-band-state.ts';
import { practiceLink } from '#src/content/site/practice-link.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { Arrow } from '#src/ui/media/arrow.tsx';
import styles from './small-band-controls.module.css';
import type { SmallBand } from './use-small-band.ts';

interface SmallBandControlsProps {
  band: SmallBand;
  children?: ReactNode;
}

/** Play and Stop of a small band, the link to the practice page, and the message about a failure. */
export function SmallBandControls({
  band: { session, rhythm, out, player },
  children,
}: SmallBandControlsProps) {
  const failure = useBandFailure(session);
  return (
    <>
      <div className={styles.controls}>
        <PlayButton player={player} stops look="primary" className={styles.play} />
        <Link
          href={practiceLink({ rhythm, muted: out })}
          className={`thumb-high ${styles.practise}`}
        >
          Play this in Practice <Arrow to="right" />
        </Link>
        {children}
      </div>
      <div aria-live="polite">
        {failure && (
          <PlayFailure className={styles.notice} reason={failure} onRetry={player.toggle} />
        )}
      </div>
      <SoundTools session={session} />
    </>
  );
}

/** The hint that a press on a player mutes them. */
export function PlayersHint({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames('quiet', styles.hint, className)}>Tap a player to take them out.</p>
  );
}

function SoundTools({ session }: { session: BandSession }) {
  const Tools = useSyncExternalStore(session.subscribe, session.soundTools, () => null);
  return Tools && <Tools />;
}
