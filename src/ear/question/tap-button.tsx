import type { KeyboardEvent } from 'react';
import styles from '#src/ear/ear.module.css';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { Button } from '#src/ui/controls/button.tsx';

interface TapButtonProps {
  enabled: boolean;
  onTap: (kind: InputKind, event: { readonly timeStamp: number }) => void;
}

/** Answers by a tap on the music, when it is pressed and not when it is released. */
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
        // A button would be clicked when the key is released.
        event.preventDefault();
        onTap('key', event);
      }}
      onClick={(event) => {
        // A pointer has tapped when it was pressed; a screen reader only clicks.
        if (event.detail === 0) onTap('key', event);
      }}
    >
      Tap
    </Button>
  );
}
