import { useEffect, useState } from 'react';
import styles from '#src/practice/play-along/play-along.module.css';
import { Button } from '#src/ui/controls/button.tsx';
import { INITIAL_KEY, tapKeyOf } from './tap-keys.ts';

interface TapKeyChoiceProps {
  /** The key that taps; `null` while single keys are switched off. */
  tapKey: string | null;
  /** @param key from `tapKeyOf`; `null` for J */
  onChoose: (key: string | null) => void;
}

/** The key that taps, and how to choose another one. */
export function TapKeyChoice({ tapKey, onChoose }: TapKeyChoiceProps) {
  const [listening, setListening] = useState(false);
  useEffect(() => {
    if (!listening) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'Tab') return setListening(false);
      if (event.key === 'Shift') return;
      event.preventDefault();
      event.stopPropagation();
      const key = tapKeyOf(event);
      if (key !== null) onChoose(key);
      if (key !== null || event.key === 'Escape') setListening(false);
    };
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, [listening, onChoose]);
  if (tapKey === null) {
    return (
      <p className={styles.note}>
        Single keys are switched off. Tap with Enter or Space while the focus is on the pad.
      </p>
    );
  }
  return (
    <div className={styles.keys}>
      <p role="status">
        {listening
          ? 'Press the key you want to tap with: a letter without another use on this page. Escape cancels.'
          : `Tap ${tapKey.toUpperCase()} anywhere on the page. On the pad, Enter and Space work too.`}
      </p>
      <Button kind="quiet" aria-pressed={listening} onClick={() => setListening(!listening)}>
        Choose a key
      </Button>
      {tapKey !== INITIAL_KEY && (
        <Button kind="quiet" onClick={() => onChoose(null)}>
          Back to J
        </Button>
      )}
    </div>
  );
}
