import { useId } from 'react';
import { TEMPO } from '#audio/music/tempo.ts';
import { useHydrated } from '#src/page/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { Slider } from '#src/ui/slider.tsx';
import styles from './tempo-control.module.css';

interface TempoControlProps {
  /** Beats per minute. */
  bpm: number;
  onChange: (bpm: number) => void;
}

const STEP = 5;

/** A slider for the sweep, two buttons for a thumb. */
export function TempoControl({ bpm, onChange }: TempoControlProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div className={styles.tempo}>
      <label htmlFor={id} className={styles.label}>
        Tempo{' '}
        <span aria-hidden="true">
          <strong>{bpm} bpm</strong>
        </span>
      </label>
      <Button
        aria-label="Slower"
        disabled={bpm <= TEMPO.slowest}
        onClick={() => onChange(bpm - STEP)}
      >
        −
      </Button>
      <Slider
        id={id}
        data-screen-only
        min={TEMPO.slowest}
        max={TEMPO.fastest}
        value={bpm}
        disabled={!hydrated}
        aria-valuetext={`${bpm} bpm`}
        onValue={onChange}
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
