import { type CSSProperties, useRef } from 'react';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { Slider } from '#src/ui/controls/slider.tsx';
import styles from './fader.module.css';

interface FaderProps {
  name: string;
  /** Whether the name is seen; it is always said. */
  hasName?: boolean;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value with a mark, to which two taps lead back. */
  usual: number;
  /** The value in words. */
  text: string;
  onValue: (value: number) => void;
}

/** Two presses within this time (milliseconds) are a double tap. */
const DOUBLE = 350;

/** A slider with its value, and a mark where it usually is. */
export function Fader({ name, hasName, usual, text, onValue, ...range }: FaderProps) {
  const hydrated = useHydrated();
  const press = useRef({ time: Number.NEGATIVE_INFINITY, isSecond: false });
  const { value, min, max } = range;
  return (
    <div
      className={styles.fader}
      style={{ '--usual': (usual - min) / (max - min) } as CSSProperties}
      data-usual={value === usual || undefined}
      // Chrome sends no click where a finger has tapped a slider.
      onPointerDown={({ timeStamp: time }) => {
        press.current = { time, isSecond: time - press.current.time < DOUBLE };
      }}
      onPointerUp={() => {
        if (press.current.isSecond) onValue(usual);
      }}
    >
      <span aria-hidden="true">{hasName && name}</span>
      <span aria-hidden="true" className={styles.value}>
        {text}
      </span>
      <Slider
        {...range}
        aria-label={name}
        disabled={!hydrated}
        aria-valuetext={text}
        onValue={onValue}
      />
    </div>
  );
}

/** A gain as decibels: '−3 dB', 'silent' for none. @param percent of the usual level */
export function decibels(percent: number): string {
  if (percent === 0) return 'silent';
  const value = Math.round(20 * Math.log10(percent / 100));
  return `${value > 0 ? '+' : ''}${value} dB`.replace('-', '−');
}

/** @param pan −100 left to 100 right */
export function nameOfPan(pan: number): string {
  if (pan === 0) return 'centre';
  return pan < 0 ? `${-pan} left` : `${pan} right`;
}
