import { useMachine } from '@xstate/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { engine } from '#audio/engine/engine.ts';
import { COUNT_IN_BEATS } from '#audio/engine/playback.ts';
import { gridStep } from '#audio/engine/step.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import type { RhythmExercise } from '#src/content/model.ts';
import { useSound } from '#src/sound/use-sound-output.ts';
import { Button } from '#src/ui/button.tsx';
import { celebrate } from '#src/ui/confetti.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { GridCells } from './grid-cells.tsx';
import { createGridSound, type GridSound, useCurrentStep } from './grid-sound.ts';
import { rhythmGridMachine } from './machine.ts';
import { danceCount, ROW_LENGTH, stepsPerBeat, tempoOfBand } from './model.ts';
import styles from './rhythm-grid.module.css';
import { TempoControl } from './tempo-control.tsx';

/** Commands for a page's own keyboard shortcuts. */
export interface RhythmGridHandle {
  togglePlayback(): void;
  check(): void;
}

interface RhythmGridProps {
  ref?: Ref<RhythmGridHandle>;
  exercise: RhythmExercise;
  /** Called each time the grid is checked and right. */
  onSolved?: () => void;
  /** Rendered at the end; receives a setter of the tempo, in dancers' counts a minute. */
  children?: (setBandTempo: (counts: number) => void) => ReactNode;
}

/** The rhythm grid: build a rhythm cell by cell, hear it exactly in time, have it checked. */
export function RhythmGrid({ ref, exercise, onSolved, children }: RhythmGridProps) {
  const { clock } = exercise.pattern;
  const sound = useSound();
  const [gridSound] = useState(() => createGridSound(exercise.pattern));
  const [hasFocus, setHasFocus] = useState(false);
  const machine = useMemo(
    () =>
      rhythmGridMachine.provide({
        actors: { playback: gridSound.playback },
        actions: {
          tap: (_, { index, stroke, voice }) => engine.tap(gridStep(voice, stroke, index, clock)),
        },
      }),
    [gridSound, clock],
  );
  const [state, send, actor] = useMachine(machine, { input: exercise });

  useEffect(() => {
    const { unsubscribe } = actor.on('grid.solved', () => {
      void celebrate();
      onSolved?.();
    });
    return unsubscribe;
  }, [actor, onSolved]);

  useImperativeHandle(
    ref,
    () => ({
      togglePlayback: () => send({ type: 'playback.toggle' }),
      check: () => send({ type: 'grid.check' }),
    }),
    [send],
  );

  const cycle = useCallback((index: number) => send({ type: 'cell.cycle', index }), [send]);
  const set = useCallback(
    (index: number, stroke: Stroke) => send({ type: 'cell.set', index, stroke }),
    [send],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    send({ type: 'playback.toggle' });
  };

  const { cells, bpm, loop, countIn, voice, checks } = state.context;
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The result may be below the viewport, or behind a control that floats at its end.
    if (checks > 0) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [checks]);

  const missed = state.matches({ verdict: 'missed' });
  const playing = state.matches({ playback: 'playing' });
  return (
    <Panel
      title={exercise.title}
      bleed
      className={styles.exercise}
      onKeyDown={onKeyDown}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <p>{exercise.instructions}</p>
      {danceCount(0, exercise.pattern) && (
        <p className={styles.legend}>Above the strokes: the dancers’ count, 1 to 8.</p>
      )}

      {cells.length <= ROW_LENGTH && (
        <p className={styles.legend}>Small beside them: the number of the step.</p>
      )}
      <div className={styles.cells}>
        <GridCells
          cells={cells}
          pattern={exercise.pattern}
          sound={gridSound}
          onCycle={cycle}
          onSet={set}
        />
        <CountIn sound={gridSound} stepsPerBeat={stepsPerBeat(exercise.pattern)} />
      </div>

      <div className={styles.transport}>
        <Button
          kind="primary"
          className={styles.play}
          onClick={() => send({ type: 'playback.toggle' })}
        >
          {playing ? 'Stop' : 'Play'}
        </Button>
        <Button aria-pressed={loop} onClick={() => send({ type: 'loop.toggle' })}>
          Loop
        </Button>
        <Button aria-pressed={countIn} onClick={() => send({ type: 'countIn.toggle' })}>
          Count-in
        </Button>
        <Button
          aria-pressed={voice === 'guira'}
          onClick={() => {
            // Preloaded, so that its first stroke is not late. Without sound there is nothing to load.
            void engine.load(['guira']).catch(() => {});
            send({ type: 'voice.set', voice: voice === 'guira' ? 'click' : 'guira' });
          }}
        >
          Güira sound
        </Button>
        <TempoControl bpm={bpm} onChange={(value) => send({ type: 'tempo.set', bpm: value })} />
      </div>

      <div className={styles.actions}>
        <Button onClick={() => send({ type: 'grid.check' })}>Check</Button>
        <Button onClick={() => send({ type: 'grid.reset' })}>Reset</Button>
        <Button onClick={() => send({ type: 'solution.show' })}>Show Solution</Button>
      </div>

      {/* Shown by every grid of a page, announced only by the one that has the focus. */}
      <div aria-live={hasFocus ? 'polite' : 'off'}>
        {sound === 'silent' && (
          <Notice>
            No sound on this device right now. The grid works on in silence, and sound rejoins when
            it can.
          </Notice>
        )}
      </div>
      <div ref={verdict} aria-live="polite">
        {state.matches({ verdict: 'solved' }) && (
          <Notice key={checks} tone="right">
            <strong>Perfect!</strong>
          </Notice>
        )}
        {(missed || state.matches({ verdict: 'correcting' })) && (
          <Notice key={checks} tone={missed ? 'wrong' : 'plain'}>
            {missed && <strong>Not quite right</strong>}
            <p>{exercise.explanation}</p>
          </Notice>
        )}
      </div>
      {children?.((counts) =>
        send({ type: 'tempo.set', bpm: tempoOfBand(counts, exercise.pattern) }),
      )}
    </Panel>
  );
}

/** The current beat of the count-in, 1 to 4. */
function CountIn(props: { sound: GridSound; stepsPerBeat: number }) {
  const beat = useCurrentStep(props.sound, (step) =>
    step === null || step >= 0 ? null : COUNT_IN_BEATS + 1 + Math.floor(step / props.stepsPerBeat),
  );
  if (beat === null) return null;
  return (
    <p className={styles.countIn} data-count-in aria-hidden="true">
      {beat}
    </p>
  );
}
