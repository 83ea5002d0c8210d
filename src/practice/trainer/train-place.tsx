import { useEffect, useRef } from 'react';
import { useFollow } from '#src/band/follow.ts';
import { tempoOf } from '#src/practice/playing/machine.ts';
import { type PlaceProps, type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { PracticeDays } from './practice-days.tsx';
import { Stairs } from './stairs.tsx';
import { TapTempo, TempoSlider } from './tempo-control.tsx';
import styles from './trainer.module.css';
import { Trainer } from './trainer.tsx';

/** The trainer, the count-in and tapping; folded, what is needed rarely, and the log of the days of practice. */
export function TrainPlace({ store, steps, onSteps }: PlaceProps) {
  const settings = usePractice(store, ({ settings }) => settings.trainer);
  const countIn = usePractice(store, ({ settings }) => settings.countIn);
  const tempo = usePractice(store, tempoOf);
  const hasReached = usePractice(store, ({ reached }) => reached !== null);
  const boxes = useRef<HTMLOListElement>(null);
  return (
    <>
      <h2 className="visually-hidden">Train</h2>
      <GoOn store={store} />
      <Trainer
        settings={settings}
        boxes={boxes}
        onChange={(trainer) => store.change({ trainer })}
        stairs={settings.ramp && !hasReached && <Stairs store={store} ramp={settings.ramp} />}
      />
      <SilentLight store={store} boxes={boxes} />
      <div className={styles.beat}>
        <Check checked={countIn} onChange={(on) => store.change({ countIn: on })}>
          Count-in
        </Check>
        <TapTempo
          tempo={tempo}
          tapping={usePractice(store, (_, state) => state.matches({ tapping: 'counting' }))}
          onTap={(time) => store.actor.send({ type: 'tempo.tap', time })}
        />
      </div>
      <details>
        <summary>More</summary>
        <TempoSlider tempo={tempo} onTempo={(value) => store.change({ tempo: value })} />
        <Check
          checked={settings.flash}
          onChange={(flash) => store.change({ trainer: { ...settings, flash } })}
        >
          Show the count in large figures
        </Check>
        <Check checked={steps} onChange={onSteps}>
          Dancers’ steps
        </Check>
        <section aria-labelledby="practice-log">
          <h3 id="practice-log">Practice log</h3>
          <PracticeDays />
          <p className={styles.note}>
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
    <div className={`${styles.goOn} controls`}>
      <p>You reached {reached} counts a minute.</p>
      <Button kind="primary" onClick={goOn}>
        Go on from {reached}
      </Button>
    </div>
  );
}

/** Lights the box of the bar that is heard, without rendering. */
function SilentLight({
  store,
  boxes,
}: {
  store: PracticeStore;
  boxes: { current: HTMLOListElement | null };
}) {
  const light = (position: number | null) => {
    const list = [...(boxes.current?.children ?? [])];
    const bar = position === null || position < 0 ? -1 : Math.floor(position / 4) % list.length;
    list.forEach((box, index) => {
      box.toggleAttribute('data-now', index === bar);
    });
  };
  useFollow(store.band, light, 'sixteenth');
  // A group of another length begins anew.
  useEffect(() => {
    light(store.band.playback()?.position ?? null);
  });
  return null;
}
