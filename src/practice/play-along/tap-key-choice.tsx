import { useEffect, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './play-along.module.css';
import { tapKeyOf } from './tap-keys.ts';

interface TapKeyChoiceProps {
  /** None while single keys are switched off. */
  keys: readonly string[];
  /** @param key from `tapKeyOf`; `null` for the first keys */
  onChoose: (key: string | null) => void;
}

/** The keys that tap, and how to choose another one. */
export function TapKeyChoice({ keys, onChoose }: TapKeyChoiceProps) {
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
  if (keys.length === 0) {
    return (
      <p className={styles.note}>
        Single keys are switched off. Tap with Enter or Space while the focus is on the pad.
      </p>
    );
  }
  const isOwn = keys.length === 1;
  return (
    <div className={styles.keys}>
      <p role="status">
        {listening
          ? 'Press the key you want to tap with: a letter without another use on this page. Escape cancels.'
          : `Tap ${keyNames(keys, 'or')} anywhere on the page. On the pad, Enter and Space work too.`}
      </p>
      <Button kind="quiet" aria-pressed={listening} onClick={() => setListening(!listening)}>
        Choose a key
      </Button>
      {isOwn && (
        <Button kind="quiet" onClick={() => onChoose(null)}>
          Back to F and J
        </Button>
      )}
    </div>
  );
}

/** 'F and J'. */
export function keyNames(keys: readonly string[], word: 'and' | 'or' = 'and'): string {
  return keys.map((key) => key.toUpperCase()).join(` ${word} `);
}
