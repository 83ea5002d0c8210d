import { type PointerEvent, useId, useRef } from 'react';
import { useHydrated } from '#src/page/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { TEMPO } from './model.ts';
import styles from './tempo-control.module.css';

interface TempoControlProps {
  /** Beats per minute. */
  bpm: number;
  onChange: (bpm: number) => void;
}

const STEP = 5;
/** How far (CSS pixels) a finger stays a tap. Further sideways it slides, further up or down it scrolls. */
const TAP = 8;

/** A slider for the sweep, two buttons for a thumb. A finger that scrolls across it changes nothing. */
export function TempoControl({ bpm, onChange }: TempoControlProps) {
  const id = useId();
  const hydrated = useHydrated();
  /** A finger that neither slides nor scrolls yet, and the tempo under it. */
  const finger = useRef<{ x: number; y: number; bpm: number | null } | null>(null);

  const onPointerDown = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    finger.current = pointerType === 'touch' ? { x, y, bpm: null } : null;
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (finger.current && Math.abs(clientX - finger.current.x) > TAP) release();
  };
  const onPointerUp = ({ clientY }: PointerEvent) => {
    if (finger.current && Math.abs(clientY - finger.current.y) <= TAP) release();
    finger.current = null;
  };
  const release = () => {
    const held = finger.current?.bpm ?? null;
    finger.current = null;
    if (held !== null) onChange(held);
  };
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
      <input
        id={id}
        type="range"
        data-screen-only
        min={TEMPO.slowest}
        max={TEMPO.fastest}
        value={bpm}
        disabled={!hydrated}
        aria-valuetext={`${bpm} bpm`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          finger.current = null;
        }}
        onChange={({ target: { valueAsNumber } }) => {
          if (finger.current) finger.current.bpm = valueAsNumber;
          else onChange(valueAsNumber);
        }}
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
