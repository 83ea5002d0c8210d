import { useEffect, useRef } from 'react';
import { useFollow } from '#src/band/follow.ts';
import { tempoOf } from '#src/practice/playing/machine.ts';
import { type PlaceProps, type Room, useRoom } from '#src/practice/room.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { PracticeDays } from './practice-days.tsx';
import { Stairs } from './stairs.tsx';
import { TapTempo, TempoSlider } from './tempo-control.tsx';
import styles from './trainer.module.css';
import { Trainer } from './trainer.tsx';

/** The trainer, the count-in and tapping; folded, what is needed rarely, and the log of the days of practice. */
export function TrainPlace({ room, steps, onSteps }: PlaceProps) {
  const settings = useRoom(room, ({ settings }) => settings.trainer);
  const countIn = useRoom(room, ({ settings }) => settings.countIn);
  const tempo = useRoom(room, tempoOf);
  const hasReached = useRoom(room, ({ reached }) => reached !== null);
  const boxes = useRef<HTMLOListElement>(null);
  return (
    <>
      <h2 className="visually-hidden">Train</h2>
      <GoOn room={room} />
      <Trainer
        settings={settings}
        boxes={boxes}
        onChange={(trainer) => room.change({ trainer })}
        stairs={settings.ramp && !hasReached && <Stairs room={room} ramp={settings.ramp} />}
      />
      <SilentLight room={room} boxes={boxes} />
      <div className={styles.beat}>
        <Check checked={countIn} onChange={(on) => room.change({ countIn: on })}>
          Count-in
        </Check>
        <TapTempo
          tempo={tempo}
          tapping={useRoom(room, (_, state) => state.matches({ tapping: 'counting' }))}
          onTap={(time) => room.actor.send({ type: 'tempo.tap', time })}
        />
      </div>
      <details>
        <summary>More</summary>
        <TempoSlider tempo={tempo} onTempo={(value) => room.change({ tempo: value })} />
        <Check
          checked={settings.flash}
          onChange={(flash) => room.change({ trainer: { ...settings, flash } })}
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
function GoOn({ room }: { room: Room }) {
  const reached = useRoom(room, (context) => context.reached);
  if (reached === null) return null;
  const goOn = () => {
    room.change({ tempo: reached });
    room.toggle();
  };
  return (
    <div className={styles.goOn}>
      <p>You reached {reached} counts a minute.</p>
      <Button kind="primary" onClick={goOn}>
        Go on from {reached}
      </Button>
    </div>
  );
}

/** Lights the box of the bar that is heard, without rendering. */
function SilentLight({ room, boxes }: { room: Room; boxes: { current: HTMLOListElement | null } }) {
  const light = (position: number | null) => {
    const list = [...(boxes.current?.children ?? [])];
    const bar = position === null || position < 0 ? -1 : Math.floor(position / 4) % list.length;
    list.forEach((box, index) => {
      box.toggleAttribute('data-now', index === bar);
    });
  };
  useFollow(room.band, light, 'sixteenth');
  // A group of another length begins anew.
  useEffect(() => {
    light(room.band.playback()?.position ?? null);
  });
  return null;
}
