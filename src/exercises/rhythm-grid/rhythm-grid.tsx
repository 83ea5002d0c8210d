import { useMachine } from '@xstate/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { engine } from '#audio/engine/engine.ts';
import { COUNT_IN_BEATS } from '#audio/engine/playback.ts';
import { gridStep } from '#audio/engine/step.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { BAND_COUNTS, TEMPO, TEMPO_STEP } from '#audio/music/tempo.ts';
import type { Playable } from '#lib/play-state.ts';
import { plural } from '#lib/words.ts';
import type { GridExercise } from '#src/content/model.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { island } from '#src/page/loading/island.tsx';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { useSound } from '#src/sound/use-sound-output.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { celebrate } from '#src/ui/media/confetti.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import { StrokeGrid } from '#src/ui/strokes/stroke-grid.tsx';
import { createGridSound, type GridSound } from './grid-sound.ts';
import { rhythmGridMachine } from './machine.ts';
import { gridMemory } from './memory.ts';
import { ROW_LENGTH, shownCells, stepsPerCount, tempoOfBand } from './model.ts';
import styles from './rhythm-grid.module.css';

const MoreControls = island(
  'What a grid can do besides',
  async () => (await import('./more-controls.tsx')).MoreControls,
  { height: '3rem' },
);
// A failure is reported when More is opened.
const prepareMore = () => void MoreControls.preload().catch(() => {});

/** Commands for a page's own keyboard shortcuts. */
export interface RhythmGridHandle {
  togglePlayback(): void;
  check(): void;
  focus(): void;
}

interface RhythmGridProps {
  ref?: Ref<RhythmGridHandle>;
  exercise: GridExercise;
  /** Grids of a group share their tempo and toggles. */
  group?: string;
  /** The note for a grid that was solved with the solution shown, also in an earlier visit. */
  assisted?: string;
  /** Called after each successful check. @param withSolution whether the solution was shown before */
  onSolved?: (withSolution: boolean) => void;
  /** Rendered at the end; receives a setter of the tempo, in dancers' counts a minute. */
  children?: (setBandTempo: (counts: number) => void) => ReactNode;
}

/** The rhythm grid: build a rhythm cell by cell, hear it exactly in time, have it checked. */
export function RhythmGrid({
  ref,
  exercise,
  group,
  assisted,
  onSolved,
  children,
}: RhythmGridProps) {
  const { id, pattern } = exercise;
  const { clock } = pattern;
  const sound = useSound();
  const [gridSound] = useState(() => createGridSound(pattern));
  const steps = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [more, setMore] = useState(false);
  const moreId = useId();
  const machine = useMemo(
    () =>
      rhythmGridMachine.provide({
        actors: { playback: gridSound.playback },
        actions: {
          tap: ({ context: { cells, voice } }, index) =>
            engine.tap(gridStep(voice, cells[index] ?? 0, index, clock)),
          keepBuilt: ({ context: { cells, withSolution } }) =>
            gridMemory.keepBuilt({ id, pattern, group }, { cells, withSolution }),
          keepSettings: (_, change) => gridMemory.keepSettings({ id, pattern, group }, change),
        },
      }),
    [gridSound, id, pattern, clock, group],
  );
  const [state, send, actor] = useMachine(machine, { input: exercise });
  // Not in the first render, which must be the same on every device.
  useEffect(
    () => send({ type: 'kept.restore', ...gridMemory.recall({ id, pattern, group }) }),
    [send, id, pattern, group],
  );
  const toggle = useCallback(() => send({ type: 'playback.toggle' }), [send]);
  const setBandTempo = useCallback(
    (counts: number) =>
      send({ type: 'settings.change', change: { bpm: tempoOfBand(counts, pattern) } }),
    [send, pattern],
  );
  useEffect(() => gridMemory.join(setBandTempo), [setBandTempo]);

  useEmitted(actor, 'grid.solved', ({ withSolution }) => {
    gridMemory.solved({ id, group });
    void celebrate();
    onSolved?.(withSolution);
  });

  useImperativeHandle(
    ref,
    () => ({
      togglePlayback: toggle,
      check: () => send({ type: 'grid.check' }),
      focus: () => focusFirst(steps.current),
    }),
    [send, toggle],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    toggle();
  };

  const slowDown = () =>
    send({ type: 'settings.change', change: { bpm: state.context.bpm - TEMPO_STEP } });
  const startEmpty = () => {
    flushSync(() => send({ type: 'grid.reset' }));
    focusFirst(steps.current);
  };

  const { cells, wrong, bpm, checks, withSolution, silent, continued } = state.context;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The top of the grid may be above the window.
    if (checks > 0 || silent) message.current?.scrollIntoView({ block: 'nearest' });
  }, [checks, silent]);

  // The same element in every render: an update would discard the HTML of a part that is not hydrated yet.
  const end = useMemo(() => children?.(setBandTempo), [children, setBandTempo]);

  const solved = state.matches({ verdict: 'solved' });
  const missed = state.matches({ verdict: 'missed' });
  const explained = missed || state.matches({ verdict: 'correcting' });
  const player: Playable = {
    state: state.matches({ playback: 'playing' }) ? 'playing' : 'idle',
    toggle,
  };
  useReportPlaying({
    ...player,
    title: exercise.title,
    stops: true,
    progress: () => Math.max(0, (gridSound.currentStep() ?? -1) + 1) / cells.length,
  });
  return (
    <Panel
      title={exercise.title}
      bleed
      className={styles.exercise}
      onKeyDown={onKeyDown}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {/* One place for the instruction and the messages about the grid, so that the cells do not move. */}
      <div ref={message} className={styles.place} data-longest={exercise.explanation}>
        <p data-covered={silent || solved || explained || undefined}>{exercise.instructions}</p>
        <div aria-live="polite">
          {silent && (
            <p className={styles.silent}>
              The grid is empty, so there is nothing to hear yet. Fill a cell first.
            </p>
          )}
          {solved && (
            <Notice key={checks} tone="right">
              <strong>Perfect!</strong>
            </Notice>
          )}
          {explained && (
            <Notice key={checks} tone={missed ? 'wrong' : 'plain'}>
              {missed && (
                <p>
                  <strong>Not quite right</strong> {wrongText(wrong.length)}
                </p>
              )}
              <p>{exercise.explanation}</p>
            </Notice>
          )}
        </div>
      </div>
      <StrokeGrid
        ref={steps}
        label={`Cells of ${exercise.title}`}
        look="large"
        row={ROW_LENGTH}
        strokes={2}
        cells={shownCells(cells, wrong, pattern)}
        sound={gridSound}
        onCycle={(index) => send({ type: 'cell.set', index })}
        onSet={(index, stroke) => send({ type: 'cell.set', index, stroke: stroke as Stroke })}
      />
      {/* The tempo, and the two options that make it easier for a beginner. */}
      <div className={`controls ${styles.tempo}`}>
        <output aria-live={hasFocus ? 'polite' : 'off'}>
          <strong>{bpm}</strong> bpm
        </output>
        <Button disabled={bpm <= TEMPO.slowest} onClick={slowDown}>
          Slower
        </Button>
        <Button onClick={() => gridMemory.setPageTempo(BAND_COUNTS)}>Band tempo</Button>
      </div>
      <div className={`controls ${styles.actions}`}>
        <PlayButton player={player} stops look="primary" className={styles.play}>
          <CountIn sound={gridSound} stepsPerCount={stepsPerCount(pattern)} />
        </PlayButton>
        <Button className={styles.check} onClick={() => send({ type: 'grid.check' })}>
          Check
        </Button>
        <Button
          aria-expanded={more}
          aria-controls={moreId}
          onPointerEnter={prepareMore}
          onFocus={prepareMore}
          onClick={() => setMore(!more)}
        >
          More
        </Button>
      </div>
      <div id={moreId} className={`controls if-filled ${styles.more}`} data-screen-only>
        {more && (
          <MoreControls
            title={exercise.title}
            pattern={pattern}
            state={state.context}
            send={send}
          />
        )}
      </div>

      {continued && (
        <Notice tone="small" className={styles.continued}>
          Continued from your last visit. Reset starts over.
        </Notice>
      )}
      {/* Every grid of a page shows it. Only the focused one announces it. */}
      <div aria-live={hasFocus ? 'polite' : 'off'}>
        {state.matches({ playback: 'failed' }) && (
          <PlayFailure
            reason="The grid cannot be played: a part of the page could not be loaded. Check the connection."
            onRetry={toggle}
          />
        )}
        {sound === 'silent' && (
          <Notice>
            No sound on this device right now. The grid keeps running in silence, and sound rejoins
            when it can.
          </Notice>
        )}
      </div>
      <div aria-live="polite">
        {(withSolution || assisted) && (
          <Notice className={`controls ${styles.assisted}`}>
            {assisted ?? 'The solution was filled in for you.'}
            <Button onClick={startEmpty}>Build it from an empty grid</Button>
          </Notice>
        )}
      </div>
      {end}
    </Panel>
  );
}

/** The current count of the count-in, 1 to 4. On the pressed button, so that it covers no cells. */
function CountIn({ sound, stepsPerCount }: { sound: GridSound; stepsPerCount: number }) {
  const countNow = () => {
    const step = sound.currentStep() ?? 0;
    return step < 0 ? COUNT_IN_BEATS + 1 + Math.floor(step / stepsPerCount) : null;
  };
  const count = useSyncExternalStore(sound.subscribe, countNow, countNow);
  if (count === null) return null;
  return (
    <span className={styles.countIn} data-count-in aria-hidden="true">
      {count}
    </span>
  );
}

const wrongText = (count: number) =>
  plural(count, { one: '# cell is marked ✗.', other: '# cells are marked ✗.' });

const focusFirst = (group: HTMLElement | null) => group?.querySelector('button')?.focus();
