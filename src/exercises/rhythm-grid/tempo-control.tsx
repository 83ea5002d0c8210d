import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TEMPO } from './model.ts';
import styles from './tempo-control.module.css';

interface TempoControlProps {
  /** Beats per minute. */
  bpm: number;
  /** The same tempo in dancers' counts a minute. */
  counts: number;
  onChange: (bpm: number) => void;
}

const STEP = 5;

/** A slider for the sweep, two buttons for a thumb. */
export function TempoControl({ bpm, counts, onChange }: TempoControlProps) {
  const id = useId();
  return (
    <div className={styles.tempo}>
      <label htmlFor={id} className={styles.label}>
        Tempo{' '}
        <span aria-hidden="true">
          <strong>{bpm} bpm</strong> = {counts} counts a minute
        </span>
      </label>
      <Button
        aria-label="Slower"
        disabled={bpm <= TEMPO.slowest}
        onClick={() => onChange(bpm - STEP)}
      >
        −
      </Button>
      <input
        id={id}
        type="range"
        min={TEMPO.slowest}
        max={TEMPO.fastest}
        value={bpm}
        aria-valuetext={`${bpm} beats per minute, ${counts} counts a minute`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Button
        aria-label="Faster"
        disabled={bpm >= TEMPO.fastest}
        onClick={() => onChange(bpm + STEP)}
      >
        +
      </Button>
    </div>
  );
}
