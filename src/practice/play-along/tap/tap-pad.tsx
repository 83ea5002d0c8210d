import type { PointerEvent, Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import { CALIBRATION_TAPS } from '#src/practice/play-along/calibration/calibration-machine.ts';
import type { playAlongMachine } from '#src/practice/play-along/machine.ts';
import { WARM_UP_TAPS } from '#src/sound/taps/calibration.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import styles from './tap-pad.module.css';
import { patternName } from './tap-settings.tsx';

interface TapPadProps {
  ref: Ref<HTMLButtonElement>;
  active: boolean;
  /** The state of the run in a few words. */
  title: string;
  hint: string;
  onPointerDown: (event: PointerEvent) => void;
}

/** The pad for thumbs. While it has the focus, Enter and Space tap as well. */
export function TapPad({ ref, active, title, hint, onPointerDown }: TapPadProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.pad}
      data-tap-pad
      data-active={active || undefined}
      aria-disabled={!active || undefined}
      onPointerDown={onPointerDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className={styles.light} aria-hidden="true" />
      <span className={styles.title}>{title}</span>
      <span className={`soft ${styles.hint}`}>{hint}</span>
    </button>
  );
}

/** Lights up a pad at a tap by any input. */
export function lightUp(pad: HTMLElement | null): void {
  const light = pad?.firstElementChild;
  light?.setAttribute('data-lit', '');
  // Restarts the transition.
  requestAnimationFrame(() => requestAnimationFrame(() => light?.removeAttribute('data-lit')));
}

const INPUT_NAMES: Readonly<Record<InputKind, string>> = {
  key: 'keys',
  touch: 'touch',
  mouse: 'the mouse',
  midi: 'the MIDI pad',
};

/**
 * The texts of the pad in each state.
 * @param taps the number of taps that the calibration has counted
 * @param other the input that was used although another one is chosen
 * @param key the tap key; `null` while single keys are switched off
 */
export function padTexts(
  state: SnapshotFrom<typeof playAlongMachine>,
  taps: number,
  other: InputKind | null,
  key: string | null,
  lanes: OwnLanes,
): { title: string; hint: string } {
  const { kind, pattern } = state.context;
  const how = { key: byKey(key), touch: 'Tap here', mouse: 'Click here', midi: 'Hit your pad' }[
    kind
  ];
  const wrong =
    other && `You tap with ${INPUT_NAMES[other]}; this run listens to ${INPUT_NAMES[kind]}.`;
  if (state.matches('calibrating')) {
    return {
      title: taps < WARM_UP_TAPS ? 'Tap with the click' : `${taps} of ${CALIBRATION_TAPS}`,
      hint: wrong ?? `${how}, once on each click. The first ${WARM_UP_TAPS} taps do not count.`,
    };
  }
  if (state.matches({ playing: 'countingIn' })) {
    return {
      title: 'Listen',
      hint: wrong ?? `Then: ${how.charAt(0).toLowerCase()}${how.slice(1)}.`,
    };
  }
  if (state.matches('playing')) {
    return { title: patternName(pattern, lanes), hint: wrong ?? `${how}.` };
  }
  return { title: 'Tap pad', hint: 'Press “Start a run”, then tap here.' };
}

const HALF = CALIBRATION_TAPS / 2;

/** The announcements for screen readers of a calibration, when it begins and half way, and before a run. */
export function progressOf(state: SnapshotFrom<typeof playAlongMachine>, taps: number): string {
  if (state.matches('calibrating')) {
    return taps < HALF ? 'Calibration: tap once on each click.' : 'Half of the taps are done.';
  }
  return state.matches({ playing: 'countingIn' }) ? 'The run begins soon.' : '';
}

const byKey = (key: string | null) => `Press ${key?.toUpperCase() ?? 'Enter or Space'}`;
