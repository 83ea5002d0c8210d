import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { INSTRUMENT_NAMES } from '#src/content/answer-names.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';
import { Choice } from './choice.tsx';
import { RUN_BARS, type RunBars, type TapAlongContext } from './machine.ts';
import styles from './tap-along.module.css';
import { TapKeyChoice } from './tap-key-choice.tsx';
import type { TapPart } from './targets.ts';
import type { MidiState } from './use-midi.ts';

const INPUTS: readonly { value: InputKind; name: string }[] = [
  { value: 'key', name: 'Keyboard' },
  { value: 'touch', name: 'Touch' },
  { value: 'mouse', name: 'Mouse' },
  { value: 'midi', name: 'MIDI pad' },
];

const LENGTHS = RUN_BARS.map((bars) => ({ value: bars, name: `${bars}-bar run` }));

/** What the MIDI pad's state means, in words. */
const MIDI_TEXT: Readonly<Record<MidiState, string>> = {
  unasked: 'The browser asks for permission when you choose MIDI pad.',
  asking: 'Waiting for the permission to use MIDI…',
  absent: 'This browser has no MIDI. Chrome, Edge and Firefox have; or tap by key or touch.',
  refused:
    'MIDI was not allowed. Allow it in the settings of this site, then choose MIDI pad again.',
  unplugged: 'No MIDI device is connected. Plug one in: it is found by itself.',
  ready: 'A MIDI device is connected. Every pad and key of it taps.',
};

interface TapSettingsProps {
  context: TapAlongContext;
  /** The players whose part has been edited. */
  ownLanes: readonly BandInstrument[];
  midi: MidiState;
  keys: readonly string[];
  onPart: (part: TapPart) => void;
  onInput: (kind: InputKind) => void;
  onBars: (bars: RunBars) => void;
  onKey: (key: string | null) => void;
}

/** What is tapped, on what, and for how long. */
export function TapSettings(props: TapSettingsProps) {
  const { context, ownLanes, midi, keys, onPart, onInput, onBars, onKey } = props;
  return (
    <>
      <div className={styles.settings}>
        <Choice
          label="Your part"
          value={context.part}
          options={partsOf(ownLanes)}
          onChange={onPart}
        />
        <Choice label="Tap on" value={context.kind} options={INPUTS} onChange={onInput} />
        <Choice label="Length" value={context.bars} options={LENGTHS} onChange={onBars} />
      </div>
      {context.kind === 'key' && <TapKeyChoice keys={keys} onChoose={onKey} />}
      {context.kind === 'midi' && (
        <p className={styles.note} role="status">
          {MIDI_TEXT[midi]}
        </p>
      )}
    </>
  );
}

const PART_NAMES: Readonly<Record<TapPart, string>> = {
  counts: 'The counts',
  hembra: 'The hembra',
  ...INSTRUMENT_NAMES,
  guira: 'The güira',
};

function partsOf(ownLanes: readonly BandInstrument[]): { value: TapPart; name: string }[] {
  const own = BAND.filter((player) => ownLanes.includes(player));
  const parts: TapPart[] = ['counts', 'guira', 'hembra', ...own.filter((it) => it !== 'guira')];
  return parts.map((part) => ({ value: part, name: partName(part, ownLanes) }));
}

/** 'The güira', or 'Your bass' if it plays an edited part. */
export function partName(part: TapPart, ownLanes: readonly BandInstrument[]): string {
  const own = ownLanes.find((player) => player === part);
  return own ? `Your ${INSTRUMENT_NAMES[own].toLowerCase()}` : PART_NAMES[part];
}
