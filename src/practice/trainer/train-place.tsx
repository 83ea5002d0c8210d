import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { TEMPO } from '#audio/music/tempo.ts';
import { useFollow } from '#src/band/follow.ts';
import { tempoOf } from '#src/practice/playing/machine.ts';
import { tempoStep } from '#src/practice/playing/tempo.ts';
import { type PlaceProps, type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import { stairsOf } from './bars.ts';
import { PracticeDays } from './practice-days.tsx';
import type { SilentBars, TempoRamp } from './settings.ts';
import styles from './trainer.module.css';
import { Trainer } from './trainer.tsx';

/** The trainer, the count-in and tapping; folded, what is needed rarely, and the log of the days of practice. */
export function TrainPlace({ store }: Pick<PlaceProps, 'store'>) {
  const settings = usePractice(store, ({ settings }) => settings.trainer);
  const countIn = usePractice(store, ({ settings }) => settings.countIn);
  const hasReached = usePractice(store, ({ reached }) => reached !== null);
  return (
    <>
      <h2 className="visually-hidden">Train</h2>
      <GoOn store={store} />
      <Trainer
        settings={settings}
        onChange={(trainer) => store.change({ trainer })}
        stairs={settings.ramp && !hasReached && <Stairs store={store} ramp={settings.ramp} />}
        boxes={settings.silent && <Boxes store={store} silent={settings.silent} />}
      />
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

/** The way on from the tempo that was reached before the band stopped. */
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

/** More bars than these are not drawn one by one. */
const MOST_BOXES = 8;

/** The bars of which one is silent. The one that is heard is lit, without rendering. */
function Boxes({ store, silent }: { store: PracticeStore; silent: SilentBars }) {
  const { kind, bars } = silent;
  // At random nobody knows it before.
  const silentBar = kind === 'every' ? bars - 1 : null;
  const boxes = useRef<HTMLOListElement>(null);
  const light = (position: number | null) => {
    const bar = position === null || position < 0 ? -1 : Math.floor(position / 4) % bars;
    [...(boxes.current?.children ?? [])].forEach((box, index) => {
      box.toggleAttribute('data-now', index === bar);
    });
  };
  useFollow(store.band, light, 'sixteenth');
  // A group of another length begins anew.
  useEffect(() => {
    light(store.band.playback()?.position ?? null);
  });
  if (bars > MOST_BOXES) return null;
  return (
    <ol ref={boxes} aria-hidden="true" className={styles.boxes}>
      {Array.from({ length: bars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
        <li key={index} data-silent={index === silentBar || undefined}>
          {index + 1}
        </li>
      ))}
    </ol>
  );
}

/** The tempos of a ramp as stairs: passed, filling bar by bar, and to come. */
function Stairs({ store, ramp }: { store: PracticeStore; ramp: TempoRamp }) {
  const from = usePractice(store, ({ settings }) => settings.tempo);
  const tempo = usePractice(store, tempoOf);
  const bar = usePractice(store, (context) => context.bar);
  const share = bar === null ? 0 : ((bar % ramp.every) + 1) / ramp.every;
  const steps = stairsOf(ramp, from, tempo);
  return (
    <ol className={`quiet ${styles.stairs}`} aria-hidden="true">
      {steps.map((step, index) => (
        <li
          key={step}
          data-step={step < tempo ? 'passed' : step === tempo ? 'now' : 'to-come'}
          style={
            { '--height': (index + 3) / (steps.length + 2), '--share': share } as CSSProperties
          }
        >
          <i />
          {step}
        </li>
      ))}
    </ol>
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

/** The tempo by tapping: counts when the button is pressed, not when it is released. */
function TapTempo({ store }: { store: PracticeStore }) {
  const tapping = usePractice(store, (_, state) => state.matches({ tapping: 'counting' }));
  /** Whether the coming click belongs to a press that has counted. */
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
          // A screen reader clicks without a press.
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

/** Says the tempo that was tapped, by button or key, once the taps have ended. */
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
