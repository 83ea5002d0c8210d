import { memo } from 'react';
import { useBandState } from '#src/band/use-band-state.ts';
import { type PracticeContext, tempoOf } from '#src/practice/playing/machine.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { comingTempo } from '#src/practice/trainer/bars.ts';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { StepButton } from './step-button.tsx';
import { TempoFigure } from './tempo-figure.tsx';
import styles from './transport.module.css';

/** Play and the tempo, always in sight. */
export const TransportPart = memo(function TransportPart({ store }: { store: PracticeStore }) {
  const state = useBandState(store.band);
  const tempo = usePractice(store, tempoOf);
  const setTempo = (value: number) => store.change({ tempo: value });
  const step = (by: number) => setTempo(tempoOf(store.actor.getSnapshot().context) + by);
  return (
    <section aria-label="Play and tempo" className={styles.transport}>
      <PlayButton
        player={{ state, toggle: store.toggle, prepare: store.band.prepare }}
        stops
        look="primary"
        className={styles.play}
      />
      <div className={styles.tempo}>
        <StepButton name="1 slower" by={-1} onStep={step} />
        <TempoFigure tempo={tempo} coming={usePractice(store, comingText)} onTempo={setTempo} />
        <StepButton name="1 faster" by={1} onStep={step} />
      </div>
    </section>
  );
});

/** '105 in 3 bars' while the trainer raises the tempo; otherwise empty. */
function comingText(context: PracticeContext): string {
  const { bar, settings } = context;
  const coming = bar === null ? null : comingTempo(settings.trainer.ramp, bar, tempoOf(context));
  return coming ? `${coming.tempo} in ${coming.bars} ${coming.bars === 1 ? 'bar' : 'bars'}` : '';
}
