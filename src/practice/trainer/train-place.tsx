import { useEffect, useRef, useState } from 'react';
import { TEMPO } from '#audio/music/tempo.ts';
import { tempoOf } from '#src/practice/playing/machine.ts';
import { tempoStep } from '#src/practice/playing/tempo.ts';
import { type PlaceProps, type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import { PracticeDays } from './practice-days.tsx';
import styles from './trainer.module.css';
import { Trainer } from './trainer.tsx';

/** The trainer, the count-in and tap tempo; folded, the rarer settings and the practice log. */
export function TrainPlace({ store }: Pick<PlaceProps, 'store'>) {
  const settings = usePractice(store, ({ settings }) => settings.trainer);
  const countIn = usePractice(store, ({ settings }) => settings.countIn);
  return (
    <>
      <h2 className="visually-hidden">Train</h2>
      <GoOn store={store} />
      <Trainer store={store} />
      <div className="controls spread">
        <Check checked={countIn} onChange={(on) => store.change({ countIn: on })}>
          Count-in
        </Check>
        <TapTempo store={store} />
      </div>
      <details>
        <summary>More</summary>
        <TempoSlider store={store} />
        <Check
          checked={settings.flash}
          onChange={(flash) => store.change({ trainer: { ...settings, flash } })}
        >
          Show the count in large figures
        </Check>
        <Check
          checked={usePractice(store, ({ steps }) => steps)}
          onChange={() => store.actor.send({ type: 'steps.toggle' })}
        >
          Dancers’ steps
        </Check>
        <section aria-labelledby="practice-log">
          <h3 id="practice-log">Practice log</h3>
          <PracticeDays />
          <p className={`quiet ${styles.note}`}>
            The log counts time while the band plays, on this device only.
          </p>
        </section>
      </details>
    </>
  );
}

/** Offers to play on at the tempo that the trainer had reached when the band stopped. */
function GoOn({ store }: { store: PracticeStore }) {
  const reached = usePractice(store, (context) => context.reached);
  if (reached === null) return null;
  const goOn = () => {
    store.change({ tempo: reached });
    store.toggle();
  };
  return (
    <div className={`${styles.goOn} controls spread`}>
      <p>You reached {reached} counts a minute.</p>
      <Button kind="primary" onClick={goOn}>
        Go on from {reached}
      </Button>
    </div>
  );
}

function TempoSlider({ store }: { store: PracticeStore }) {
  const tempo = usePractice(store, tempoOf);
  const onTempo = (value: number) => store.change({ tempo: value });
  return (
    <label className={`spread ${styles.slider}`}>
      <span>Tempo</span>
      <Slider
        aria-valuetext={`${tempo} counts a minute`}
        min={TEMPO.slowest}
        max={TEMPO.fastest}
        value={tempo}
        onValue={onTempo}
        onKeyDown={(event) => {
          // By default, a slider has the same step for all keys.
          const step = tempoStep(event);
          if (step === null) return;
          event.preventDefault();
          onTempo(tempo + step);
        }}
      />
    </label>
  );
}

/** The tempo by tapping: a tap counts when the button is pressed, not when it is released. */
function TapTempo({ store }: { store: PracticeStore }) {
  const tapping = usePractice(store, (_, state) => state.matches({ tapping: 'counting' }));
  /** Whether the press of the next click has already counted. */
  const counted = useRef(false);
  const tap = (timeStamp: number) =>
    store.actor.send({ type: 'tempo.tap', time: timeStamp / 1000 });
  const press = (timeStamp: number) => {
    counted.current = true;
    tap(timeStamp);
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
          // Screen readers click without a press.
          if (!counted.current) tap(timeStamp);
          counted.current = false;
        }}
      >
        Tap tempo
      </Button>
      <TappedTempo store={store} tapping={tapping} />
    </>
  );
}

/** Announces the tapped tempo, by button or key, once the taps have ended. */
function TappedTempo({ store, tapping }: { store: PracticeStore; tapping: boolean }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!tapping) return;
    setSaid('');
    return () => setSaid(`${tempoOf(store.actor.getSnapshot().context)} counts a minute`);
  }, [store, tapping]);
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  );
}
