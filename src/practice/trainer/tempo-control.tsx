import { useEffect, useRef, useState } from 'react';
import { TEMPO } from '#audio/music/tempo.ts';
import { tempoStep } from '#src/practice/playing/tempo.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import styles from './tempo-control.module.css';

interface TempoSliderProps {
  /** Counts a minute. */
  tempo: number;
  onTempo: (tempo: number) => void;
}

/** The tempo by slider. */
export function TempoSlider({ tempo, onTempo }: TempoSliderProps) {
  return (
    <label className={styles.slider}>
      <span>Tempo</span>
      <Slider
        aria-valuetext={`${tempo} counts a minute`}
        min={TEMPO.slowest}
        max={TEMPO.fastest}
        value={tempo}
        onValue={onTempo}
        onKeyDown={(event) => {
          // A slider has one step of its own for all keys.
          const step = tempoStep(event);
          if (step === null) return;
          event.preventDefault();
          onTempo(tempo + step);
        }}
      />
    </label>
  );
}

interface TapTempoProps {
  /** Counts a minute. */
  tempo: number;
  /** Whether a series of taps has begun. */
  tapping: boolean;
  /** @param time of the tap, in seconds */
  onTap: (time: number) => void;
}

/** The tempo by tapping: counts when the button is pressed, not when it is released. */
export function TapTempo({ tempo, tapping, onTap }: TapTempoProps) {
  /** Whether the coming click belongs to a press that has counted. */
  const counted = useRef(false);
  const press = (timeStamp: number) => {
    counted.current = true;
    onTap(timeStamp / 1000);
  };
  return (
    <>
      <Button
        data-tapping={tapping || undefined}
        className={styles.tap}
        onPointerDown={({ timeStamp, isPrimary, button }) => {
          if (isPrimary && button === 0) press(timeStamp);
        }}
        onKeyDown={({ key, repeat, timeStamp }) => {
          if ((key === 'Enter' || key === ' ') && !repeat) press(timeStamp);
        }}
        onClick={({ timeStamp }) => {
          // A screen reader clicks without a press.
          if (!counted.current) onTap(timeStamp / 1000);
          counted.current = false;
        }}
      >
        Tap tempo
      </Button>
      <TappedTempo tapping={tapping} tempo={tempo} />
    </>
  );
}

/** Says the tempo that was tapped, by button or key, once the taps have ended. */
function TappedTempo({ tapping, tempo }: Omit<TapTempoProps, 'onTap'>) {
  const [said, setSaid] = useState('');
  const latest = useRef(tempo);
  useEffect(() => {
    latest.current = tempo;
  });
  useEffect(() => {
    if (!tapping) return;
    setSaid('');
    return () => setSaid(`${latest.current} counts a minute`);
  }, [tapping]);
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  );
}
