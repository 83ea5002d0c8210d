import { useEffect, useState } from 'react';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import type { MidiState } from '#src/device/system/midi-input.ts';
import { RUN_BARS, type RunSettings } from '#src/practice/play-along/machine.ts';
import styles from '#src/practice/play-along/play-along.module.css';
import type { TapPattern } from '#src/practice/play-along/targets.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Choice } from '#src/ui/controls/choice.tsx';
import { INITIAL_KEY, TAP_KEY, tapKeyOf } from './tap-keys.ts';
import type { useMidi } from './use-taps.ts';

const INPUTS: readonly { value: InputKind; name: string }[] = [
  { value: 'key', name: 'Keyboard' },
  { value: 'touch', name: 'Touch' },
  { value: 'mouse', name: 'Mouse' },
  { value: 'midi', name: 'MIDI pad' },
];

const LENGTHS = RUN_BARS.map((bars) => ({ value: bars, name: `${bars}-bar run` }));

/** The state of the MIDI pad in words. */
const MIDI_TEXT: Readonly<Record<MidiState, string>> = {
  unasked: 'The browser asks for permission when you choose MIDI pad.',
  asking: 'Waiting for the permission to use MIDI…',
  absent: 'This browser has no MIDI. Chrome, Edge and Firefox have; or tap by key or touch.',
  refused:
    'MIDI was not allowed. Allow it in the settings of this site, then choose MIDI pad again.',
  unplugged: 'No MIDI device is connected. Plug one in: it is detected automatically.',
  ready: 'A MIDI device is connected. Every pad and key of it taps.',
};

interface TapSettingsProps {
  settings: RunSettings;
  /** The player whose part the learner plays. */
  mine: BandInstrument | null;
  /** The edited patterns. */
  lanes: OwnLanes;
  midi: ReturnType<typeof useMidi>;
  /** The key that taps; `null` while single keys are switched off. */
  tapKey: string | null;
  onChange: (change: Partial<RunSettings>) => void;
}

/** Settings of a run, folded to a line: the pattern, the input and the length. */
export function TapSettings(props: TapSettingsProps) {
  const { settings, mine, lanes, midi, tapKey, onChange } = props;
  return (
    <details>
      <summary>{textOf(settings, lanes)}</summary>
      <div className={styles.settings}>
        <Choice
          label="What to tap"
          value={settings.pattern}
          options={patternsOf(mine, lanes)}
          onChange={(pattern) => onChange({ pattern })}
        />
        <Choice
          label="Tap with"
          value={settings.kind}
          options={INPUTS}
          onChange={(kind) => {
            onChange({ kind });
            if (kind === 'midi') midi.connect();
          }}
        />
        <Choice
          label="Length"
          value={settings.bars}
          options={LENGTHS}
          onChange={(bars) => onChange({ bars })}
        />
      </div>
      {settings.kind === 'key' && <TapKeyChoice tapKey={tapKey} />}
      {settings.kind === 'midi' && (
        <p className={`quiet ${styles.note}`} role="status">
          {MIDI_TEXT[midi.state]}
        </p>
      )}
    </details>
  );
}

/** 'The counts, by touch, 8 bars'. */
function textOf({ pattern, kind, bars }: RunSettings, lanes: OwnLanes): string {
  const input = INPUTS.find(({ value }) => value === kind)?.name ?? '';
  const by = kind === 'midi' ? input : input.toLowerCase();
  return `${patternName(pattern, lanes)}, by ${by}, ${bars} bars`;
}

const PATTERN_NAMES: Readonly<Record<TapPattern, string>> = {
  counts: 'The counts',
  hembra: 'The hembra',
  ...INSTRUMENT_NAMES,
  guira: 'The güira',
};

function patternsOf(mine: BandInstrument | null, lanes: OwnLanes) {
  const others = BAND.filter((player) => player !== 'guira' && (player === mine || lanes[player]));
  const patterns: TapPattern[] = ['counts', 'guira', 'hembra', ...others];
  return patterns.map((pattern) => ({ value: pattern, name: patternName(pattern, lanes) }));
}

/** 'The güira', or 'Your bass' for an edited pattern. */
export function patternName(pattern: TapPattern, lanes: OwnLanes): string {
  const own = BAND.find((player) => player === pattern && lanes[player]);
  return own ? `Your ${INSTRUMENT_NAMES[own].toLowerCase()}` : PATTERN_NAMES[pattern];
}

/** The key that taps, and a button to change it. */
function TapKeyChoice({ tapKey }: Pick<TapSettingsProps, 'tapKey'>) {
  const [listening, setListening] = useState(false);
  useEffect(() => {
    if (!listening) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'Tab') return setListening(false);
      if (event.key === 'Shift') return;
      event.preventDefault();
      event.stopPropagation();
      const key = tapKeyOf(event);
      if (key !== null) TAP_KEY.write(key);
      if (key !== null || event.key === 'Escape') setListening(false);
    };
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, [listening]);
  if (tapKey === null) {
    return (
      <p className={`quiet ${styles.note}`}>
        Single keys are switched off. Tap with Enter or Space while the focus is on the pad.
      </p>
    );
  }
  return (
    <div className={`${styles.keys} controls soft`}>
      <p role="status">
        {listening
          ? 'Press the key you want to tap with: a letter without another use on this page. Escape cancels.'
          : `Tap ${tapKey.toUpperCase()} anywhere on the page. On the pad, Enter and Space work too.`}
      </p>
      <Button aria-pressed={listening} onClick={() => setListening(!listening)}>
        Choose a key
      </Button>
      {tapKey !== INITIAL_KEY && (
        <Button kind="quiet" onClick={() => TAP_KEY.write(null)}>
          Back to J
        </Button>
      )}
    </div>
  );
}
