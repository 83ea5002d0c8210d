import { type KeyboardEvent, useEffect, useState } from 'react';
import styles from '#src/ear/ear.module.css';
import { useRound } from '#src/ear/round/current-round.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { Button } from '#src/ui/controls/button.tsx';

interface TapButtonProps {
  enabled: boolean;
  onTap: (kind: InputKind, event: { readonly timeStamp: number }) => void;
}

/** A button for taps on the music. It reacts when it is pressed, not when it is released. */
export function TapButton({ enabled, onTap }: TapButtonProps) {
  return (
    <Button
      kind="primary"
      className={styles.tap}
      aria-disabled={!enabled || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        onTap(event.pointerType === 'mouse' ? 'mouse' : 'touch', event);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
        // Prevent the click that follows when the key is released.
        event.preventDefault();
        onTap('key', event);
      }}
      onClick={(event) => {
        // A pointer has already tapped on pointerdown. Screen readers only send a click.
        if (event.detail === 0) onTap('key', event);
      }}
    >
      Tap
    </Button>
  );
}

type Taps = typeof import('./taps.ts');

/**
 * Lets the learner answer by taps on the music.
 * @param isOn whether the music of a tapping question plays or is about to
 * @returns the handler of a tap; does nothing until its code is loaded
 */
export function useTaps(isOn: boolean) {
  const { session, send } = useRound();
  const [taps, setTaps] = useState<Taps | null>(null);
  useEffect(() => {
    if (!isOn) return;
    import('./taps.ts')
      .then((loaded) => {
        setTaps(loaded);
        return loaded.openTaps();
      })
      // The band reports it if the sound cannot be loaded.
      .catch(() => {});
  }, [isOn]);
  return (kind: InputKind, { timeStamp }: { readonly timeStamp: number }) => {
    const event = taps?.eventOf({ kind, timeStamp }, session);
    if (event) send(event);
  };
}
