import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { plural } from '#lib/words.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { type PracticeContext, tempoOf } from '#src/practice/playing/machine.ts';
import { readTempo, tempoStep } from '#src/practice/playing/tempo.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { comingTempo } from '#src/practice/trainer/bars.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import styles from './transport.module.css';

/** Play and the tempo, always in view. */
export const TransportPart = memo(function TransportPart({ store }: { store: PracticeStore }) {
  const state = useBandState(store.band);
  const step = (by: number) =>
    store.change({ tempo: tempoOf(store.actor.getSnapshot().context) + by });
  return (
    <section aria-label="Play and tempo" className={styles.transport} data-screen-only>
      <PlayButton
        player={{ state, toggle: store.toggle, prepare: store.band.prepare }}
        stops
        look="primary"
        className={styles.play}
      />
      <div className={`spread ${styles.tempo}`}>
        <StepButton by={-1} onStep={step} />
        <TempoFigure store={store} />
        <StepButton by={1} onStep={step} />
      </div>
    </section>
  );
});

/** '105 in 3 bars' while the trainer raises the tempo; otherwise empty. */
function comingText(context: PracticeContext): string {
  const { bar, settings } = context;
  const coming = bar === null ? null : comingTempo(settings.trainer.ramp, bar, tempoOf(context));
  return coming
    ? plural(coming.bars, {
        one: `${coming.tempo} in # bar`,
        other: `${coming.tempo} in # bars`,
      })
    : '';
}

/** Time until a held button repeats its step, and the interval of the repetition (milliseconds). */
const HELD = 400;
const REPEATS = 100;

/** A step up or down; while held, repeated. */
function StepButton({ by, onStep }: { by: 1 | -1; onStep: (by: number) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the next click is the end of a held press. */
  const held = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    held.current = false;
    const again = () => {
      held.current = true;
      onStep(by);
      timer.current = setTimeout(again, REPEATS);
    };
    timer.current = setTimeout(again, HELD);
  };
  return (
    <Button
      aria-label={by > 0 ? '1 faster' : '1 slower'}
      onPointerDown={({ isPrimary, button }) => isPrimary && button === 0 && press()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!held.current) onStep(by);
        held.current = false;
      }}
    >
      {by > 0 ? '+' : '−'}
    </Button>
  );
}

/** The tempo in large figures, and a field to type another one. */
function TempoFigure({ store }: { store: PracticeStore }) {
  const tempo = usePractice(store, tempoOf);
  const coming = usePractice(store, comingText);
  const onTempo = (value: number) => store.change({ tempo: value });
  /** The text that is being typed; `null` shows the tempo. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The error of the last input. It is shown until the tempo changes again. */
  const [problem, setProblem] = useState({ text: '', tempo });
  const problemId = useId();
  const hydrated = useHydrated();

  const commit = () => {
    if (draft?.trim()) {
      const typed = readTempo(draft);
      setProblem({ text: typed.problem, tempo: typed.tempo ?? tempo });
      if (typed.tempo !== null) onTempo(typed.tempo);
    }
    setDraft(null);
  };
  const forget = () => setProblem({ text: '', tempo });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    // Left and right move the caret.
    const step = /^Arrow(?:Left|Right)$/.test(key) ? null : tempoStep(event);
    if (step !== null) {
      event.preventDefault();
      setDraft(null);
      onTempo(tempo + step);
    } else if (key === 'Enter') {
      commit();
      currentTarget.select();
    } else if (key === 'Escape') {
      setDraft(null);
      forget();
    }
  };
  const shown = problem.tempo === tempo ? problem.text : '';
  return (
    <>
      <label className={styles.figure}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-describedby={problemId}
          value={draft ?? tempo}
          readOnly={!hydrated}
          onFocus={(event) => {
            forget();
            event.target.select();
          }}
          onChange={(event) => {
            forget();
            setDraft(event.target.value);
          }}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <span className={coming ? 'visually-hidden' : undefined}>counts a minute</span>
        {coming && (
          <span aria-hidden="true" className={styles.coming}>
            {coming}
          </span>
        )}
      </label>
      <p id={problemId} role="status" className={styles.problem}>
        {shown}
      </p>
    </>
  );
}
