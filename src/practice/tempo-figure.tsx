import { type KeyboardEvent, useState } from 'react';
import styles from './transport.module.css';

/** The keys that change the tempo in place, in counts a minute. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

interface TempoFigureProps {
  /** Counts a minute. */
  tempo: number;
  onTempo: (tempo: number) => void;
}

/** The tempo in large figures; another one can be typed over it. */
export function TempoFigure({ tempo, onTempo }: TempoFigureProps) {
  /** What is being typed; `null` shows the tempo. */
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    if (draft) onTempo(Number(draft));
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setDraft(null);
      onTempo(tempo + step);
    } else if (event.key === 'Enter') {
      commit();
      event.currentTarget.select();
    } else if (event.key === 'Escape') setDraft(null);
  };
  return (
    <label className={styles.figure}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft ?? tempo}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span>counts a minute</span>
    </label>
  );
}
