import { useMachine, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { usePresence } from '#src/band/use-band-state.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { useStored } from '#src/device/use-stored.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { ChartPart } from '#src/practice/chart-part.tsx';
import { heardBars, type PracticeContext } from '#src/practice/playing/machine.ts';
import { musicOf } from '#src/practice/playing/playback-position.ts';
import { isRunning, type PlaceProps, usePractice } from '#src/practice/practice-store.ts';
import { useWide } from '#src/practice/use-wide.ts';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
import { CALIBRATIONS } from '#src/sound/taps/calibration-store.ts';
import { REFUSAL_TEXT } from '#src/sound/taps/refusal.ts';
import { createTapSound } from '#src/sound/taps/tap-sound.ts';
import type { InputKind, Tap } from '#src/sound/taps/tap-time.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { createClicks } from './calibration/calibration-clicks.ts';
import { CALIBRATION_TAPS, calibrationMachine } from './calibration/calibration-machine.ts';
import { CHANGE_TOLD, isToBeTold } from './change-told.ts';
import { playAlongMachine, type RunSettings } from './machine.ts';
import styles from './play-along.module.css';
import { lateness, milliseconds, spokenSummary } from './result/advice.ts';
import { bestResult, isBetter, resultOf, type TapExercise } from './result/best-results.ts';
import { RunResult } from './result/run-result.tsx';
import { INITIAL_KEY, TAP_KEY } from './tap/tap-keys.ts';
import { lightUp, padTexts, progressOf, TapPad } from './tap/tap-pad.tsx';
import { TapSettings } from './tap/tap-settings.tsx';
import { TapStrip } from './tap/tap-strip.tsx';
import { useMidi, useTaps } from './tap/use-taps.ts';
import { createRun } from './tap-run.ts';
import { playerOf } from './targets.ts';

/** Calls back when a value changes. */
function useChange(value: unknown, onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) changed();
    last.current = value;
  }, [value]);
}

/** A screen on which settings, lane and pad do not fit together. */
const SMALL_SCREEN = '(width < 48rem)';

/** Play along with the band: each tap judged in milliseconds, and a summary of the run. */
export function PlayAlong({ store }: Pick<PlaceProps, 'store'>) {
  const { band, marks } = store;
  const playing = usePractice(store, (_, practice) => isRunning(practice));
  const mine = usePractice(store, ({ settings }) => settings.mine);
  const lanes = useDeferredValue(usePractice(store, ({ settings }) => settings.lanes));
  const rhythm = useDeferredValue(usePractice(store, rhythmOf));
  const music = useDeferredValue(usePractice(store, musicOf));
  const wide = useWide();
  const [singleKeys] = useShortcutSwitch();
  const [sound] = useState(() => createTapSound());
  const machine = useMemo(
    () =>
      playAlongMachine.provide({
        actors: {
          calibration: calibrationMachine.provide({ actors: { clicks: createClicks(sound) } }),
          run: createRun({
            ...sound,
            ...store,
            barAt: (bar) => heardBars(store.actor.getSnapshot().context)(bar),
            play: () => {
              if (!isRunning(store.actor.getSnapshot())) store.toggle();
            },
          }),
        },
      }),
    [store, sound],
  );
  const [state, send, actor] = useMachine(machine, {
    input: {
      pattern: mine ?? 'counts',
      kind: matchMedia('(pointer: coarse)').matches ? 'touch' : 'key',
    },
  });
  const { context } = state;
  const counted = useSelector(
    state.children.calibration,
    (calibration) => calibration?.context.taps.length ?? 0,
  );
  const exercise = { pattern: context.pattern, rhythm };
  const best = useStored(bestResult(exercise));
  const [isBest, setIsBest] = useState(false);
  const chosenKey = useStored(TAP_KEY) ?? INITIAL_KEY;
  const key = singleKeys ? chosenKey : null;
  /** The input that was used although another one is chosen. */
  const [other, setOther] = useState<InputKind | null>(null);
  const panel = useRef<HTMLElement>(null);
  const pad = useRef<HTMLButtonElement>(null);
  const [small, setSmall] = useState(false);
  const isCalibrating = state.matches('calibrating');
  const isTapping = state.matches('playing');
  const isActive = isCalibrating || isTapping;
  const player = playerOf(context.pattern);
  const players = useMemo(() => (player ? [player] : []), [player]);
  const isWaiting = usePresence(band, player) !== 'in' && isTapping;

  const set = (change: Partial<RunSettings>) => send({ type: 'settings.change', change });
  useChange(mine, () => set({ pattern: mine ?? 'counts' }));
  // Stopped, or failed before the band was audible.
  useChange(playing, () => !playing && send({ type: 'run.stop' }));
  useChange(music, () => send({ type: 'music.changed' }));

  useEmitted(actor, 'calibration.changed', ({ kind, calibration }) => {
    CALIBRATIONS.of(kind).write(calibration);
  });
  useEmitted(actor, 'run.summarised', ({ pattern, summary, bpm }) => {
    const result = resultOf(summary, bpm);
    const better = result !== null && isBetter(result, bestResult({ pattern, rhythm }).read());
    if (result && better) bestResult({ pattern, rhythm }).write(result);
    setIsBest(better);
  });

  const onTap = (tap: Tap) => {
    const now = actor.getSnapshot();
    if (!now.matches('calibrating') && !now.matches('playing')) return;
    lightUp(pad.current);
    setOther(tap.kind === now.context.kind ? null : tap.kind);
    send({ type: 'tap', tap: sound.hear(tap) });
  };
  const midi = useMidi(onTap);
  const onPointerDown = useTaps({ enabled: isActive, tapKey: key, panel, pad, onTap });

  const start = (type: 'run.start' | 'calibration.start') => {
    sound.open().catch((error) => console.error('The sound could not be loaded:', error));
    const { kind } = context;
    if (type === 'calibration.start') send({ type });
    else send({ type, calibration: CALIBRATIONS.of(kind).read(), report: sound.latency() });
    setOther(null);
    // A new learner needs no notice.
    CHANGE_TOLD.write(true);
    setSmall(matchMedia(SMALL_SCREEN).matches);
  };
  const stop = () => send({ type: isCalibrating ? 'calibration.stop' : 'run.stop' });
  /** Whether the finished run had no calibration: its result offers one. */
  const isOwn = state.matches('summedUp') && context.calibration === null;
  const isByMiddle = isOwn || (isTapping && context.calibration === null);
  /** On a phone the settings make room for the lane. */
  const isFolded = isActive && small;
  /** The parts in view with the pad. The chart is one screen above. */
  const layout = isTapping ? 'lane' : isActive ? 'pad' : null;
  useEffect(() => {
    if (!layout) return;
    pad.current?.focus({ preventScroll: true });
    // Also when the lane appears after a calibration, so that the pad stays under the thumb.
    pad.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, [layout]);

  return (
    <section ref={panel} aria-label="Play along" data-play-along>
      <h2 className="visually-hidden">Play along</h2>
      <div className="controls">
        <Button
          kind={state.matches('summedUp') ? undefined : 'primary'}
          onClick={() => (isActive ? stop() : start('run.start'))}
        >
          {isCalibrating ? 'Stop calibrating' : isTapping ? 'End the run' : 'Start a run'}
        </Button>
        {!isActive && !isOwn && (
          <Button kind="quiet" onClick={() => start('calibration.start')}>
            Calibrate
          </Button>
        )}
      </div>
      {!isActive && !isOwn && <CalibrationLine kind={context.kind} />}
      {!isFolded && <ChangeNotice />}
      {/* Next to the stage, the chart has the lane. */}
      {layout === 'lane' && !wide && (
        <div className={styles.lane} data-tap-lane>
          <ChartPart
            store={store}
            look="compact"
            label="What you tap"
            players={players}
            muted=""
            own=""
          />
        </div>
      )}
      {!state.matches('summedUp') && (
        <TapPad
          ref={pad}
          active={isActive}
          {...padTexts(state, counted, other, key, lanes)}
          onPointerDown={onPointerDown}
        />
      )}
      {isTapping && <TapStrip marks={marks} middle={isByMiddle ? 'your middle' : 'in time'} />}
      <div role="status">
        {state.matches('declined') && context.refusal && (
          <Notice tone="wrong">
            <strong>Not judged</strong>
            <p>{REFUSAL_TEXT[context.refusal]}</p>
            {context.refusal === 'unloaded' && (
              <Button onClick={() => start('calibration.start')}>Try again</Button>
            )}
          </Notice>
        )}
        {state.matches('summedUp') && context.summary && (
          <p className="visually-hidden">{spokenSummary(context.summary)}</p>
        )}
        {isWaiting && player && (
          <p>The run begins when the {INSTRUMENT_NAMES[player].toLowerCase()} comes in.</p>
        )}
        <p className="visually-hidden">{progressOf(state, counted)}</p>
        {state.matches('calibrated') && <p>Calibrated. Start a run when you are ready.</p>}
      </div>
      {state.matches('summedUp') && context.summary && (
        <>
          <RunResult
            summary={context.summary}
            isBest={isBest}
            onCalibrate={() => start('calibration.start')}
          />
          <NextOnRoad after={player ? { kind: 'band', id: player } : undefined} />
        </>
      )}
      {!isFolded && (
        <TapSettings
          settings={context}
          mine={mine}
          lanes={lanes}
          midi={midi}
          tapKey={key}
          onChange={set}
        />
      )}
      {best && (
        <p className={`quiet ${styles.note}`}>
          Your best: {best.hits}% hit, even to ±{best.spread} ms, at {best.bpm} counts a minute.
        </p>
      )}
    </section>
  );
}

/** The rhythm in the key of best results; `song` for a whole song. */
const rhythmOf = ({ settings }: PracticeContext): TapExercise['rhythm'] =>
  settings.length === 'form' ? 'song' : settings.rhythm;

/** The calibration of the chosen input, in one line. */
function CalibrationLine({ kind }: { kind: InputKind }) {
  const stored = useStored(CALIBRATIONS.of(kind));
  return (
    <p className={`quiet ${styles.note}`}>
      {stored
        ? `On this device a perfect tap arrives ${lateness(stored.offset)} (±${milliseconds((1.25 * stored.spread) / Math.sqrt(stored.taps))}). We take that off.`
        : `Your taps are measured from their own middle. Early and late can be told after ${CALIBRATION_TAPS} taps along with a click.`}
    </p>
  );
}

/** Informs musicians who know the earlier *Play along* about its changes, once. */
function ChangeNotice() {
  const notice = useRef<HTMLDivElement>(null);
  const [shown] = useState(() => isToBeTold());
  useEffect(() => {
    if (!shown || !notice.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) CHANGE_TOLD.write(true);
    });
    observer.observe(notice.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    shown && (
      <Notice ref={notice} className={styles.change}>
        A run starts at once now, and you calibrate when you like. J taps, or the key that you
        chose; F does nothing here and presents elsewhere.
      </Notice>
    )
  );
}
