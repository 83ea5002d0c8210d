import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { TEMPO_STEP } from '#audio/music/tempo.ts';
import { useFollow } from '#src/band/follow.ts';
import { tempoOf } from '#src/practice/playing/machine.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Check, TextField } from '#src/ui/controls/field.tsx';
import { stairsOf } from './bars.ts';
import {
  clampTrainer,
  INITIAL_RAMP,
  INITIAL_SILENT,
  type SilentBars,
  type TempoRamp,
  TRAINER_LIMITS,
  type TrainerNumber,
  type TrainerSettings,
} from './settings.ts';
import styles from './trainer.module.css';

/** Settings that make practice harder step by step. */
export function Trainer({ store }: { store: PracticeStore }) {
  const settings = usePractice(store, ({ settings }) => settings.trainer);
  const hasReached = usePractice(store, ({ reached }) => reached !== null);
  const [kept, keep] = useState({
    ramp: settings.ramp ?? INITIAL_RAMP,
    silent: settings.silent ?? INITIAL_SILENT,
  });
  const ramp = settings.ramp ?? kept.ramp;
  const silent = settings.silent ?? kept.silent;
  const change = (part: Partial<TrainerSettings>) => {
    // Numbers are kept while their setting is off.
    keep({ ramp, silent });
    store.change({ trainer: { ...settings, ...part } });
  };
  /** The setting whose numbers are shown, one at a time. */
  const [open, setOpen] = useState(settings.ramp ? RAMP : SILENT);
  return (
    <div className="stack">
      <Setting
        name={RAMP}
        text={`By ${ramp.by} every ${ramp.every} bars, up to ${ramp.to}.`}
        on={settings.ramp !== null}
        onToggle={(on) => change({ ramp: on ? ramp : null })}
        {...{ open, setOpen }}
      >
        {!hasReached && <Stairs store={store} ramp={ramp} />}
        {(['by', 'every', 'to'] as const).map((name) => (
          <NumberField
            key={name}
            name={name}
            value={ramp[name]}
            onChange={(value) => change({ ramp: { ...ramp, [name]: value } })}
          />
        ))}
      </Setting>
      <Setting
        name={SILENT}
        text={`One bar in ${silent.bars} is silent: keep the time alone.`}
        on={settings.silent !== null}
        onToggle={(on) => change({ silent: on ? silent : null })}
        {...{ open, setOpen }}
      >
        <Boxes store={store} silent={silent} />
        <NumberField
          name="bars"
          value={silent.bars}
          onChange={(bars) => change({ silent: { ...silent, bars } })}
        />
        <select
          aria-label="Which bar is silent"
          value={silent.kind}
          onChange={({ target }) =>
            change({ silent: { ...silent, kind: target.value as SilentBars['kind'] } })
          }
        >
          <option value="every">Always the last</option>
          <option value="random">At random</option>
        </select>
      </Setting>
    </div>
  );
}

const RAMP = 'Raise the tempo';
const SILENT = 'Silent bars';

interface SettingProps {
  name: string;
  /** The effect of the setting in a sentence, while its numbers are hidden. */
  text: string;
  on: boolean;
  onToggle: (on: boolean) => void;
  /** The name of the setting whose numbers are shown, if it is on. */
  open: string;
  setOpen: (name: string) => void;
  children: ReactNode;
}

function Setting({ name, text, on, onToggle, open, setOpen, children }: SettingProps) {
  const isOpen = open === name;
  return (
    <fieldset className={styles.setting}>
      <legend className="visually-hidden">{name}</legend>
      <div className="spread">
        <Check
          checked={on}
          onChange={(isOn) => {
            onToggle(isOn);
            if (isOn) setOpen(name);
          }}
        >
          <span className={styles.name}>{name}</span>
        </Check>
        {on && (
          <Button
            kind="quiet"
            aria-label={`${isOpen ? 'Done' : 'Change'}: ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? '' : name)}
          >
            {isOpen ? 'Done' : 'Change'}
          </Button>
        )}
      </div>
      {on && isOpen ? <div className="stack">{children}</div> : <p className="soft">{text}</p>}
    </fieldset>
  );
}

/** Maximum number of bars that are drawn one by one. */
const MOST_BOXES = 8;

/** The bars of a group with one silent bar. The current bar is lit without rendering. */
function Boxes({ store, silent }: { store: PracticeStore; silent: SilentBars }) {
  const { kind, bars } = silent;
  // A random bar must not be known in advance.
  const silentBar = kind === 'every' ? bars - 1 : null;
  const boxes = useRef<HTMLOListElement>(null);
  const light = (position: number | null) => {
    const bar = position === null || position < 0 ? -1 : Math.floor(position / 4) % bars;
    [...(boxes.current?.children ?? [])].forEach((box, index) => {
      box.toggleAttribute('data-now', index === bar);
    });
  };
  useFollow(store.band, light, 'sixteenth');
  // After each render, since a group of another length has other boxes.
  useEffect(() => {
    light(store.band.playback()?.position ?? null);
  });
  if (bars > MOST_BOXES) return null;
  return (
    <ol ref={boxes} aria-hidden="true" className={`stack ${styles.boxes}`}>
      {Array.from({ length: bars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
        <li key={index} className="centred" data-silent={index === silentBar || undefined}>
          {index + 1}
        </li>
      ))}
    </ol>
  );
}

/** The tempos of a ramp as stairs: past, filling bar by bar, and future. */
function Stairs({ store, ramp }: { store: PracticeStore; ramp: TempoRamp }) {
  const from = usePractice(store, ({ settings }) => settings.tempo);
  const tempo = usePractice(store, tempoOf);
  const bar = usePractice(store, (context) => context.bar);
  const share = bar === null ? 0 : ((bar % ramp.every) + 1) / ramp.every;
  const steps = stairsOf(ramp, from, tempo);
  return (
    <ol className={`stack quiet ${styles.stairs}`} aria-hidden="true">
      {steps.map((step, index) => (
        <li
          key={step}
          data-step={step < tempo ? 'passed' : step === tempo ? 'now' : 'to-come'}
          style={
            { '--height': (index + 3) / (steps.length + 2), '--share': share } as CSSProperties
          }
        >
          <i />
          {step}
        </li>
      ))}
    </ol>
  );
}

/** The text before each number, its accessible name, and the step of its buttons. */
const FIELDS: Readonly<Record<TrainerNumber, { text: string; label: string; step: number }>> = {
  by: { text: 'Faster by', label: 'Increase in counts a minute', step: 1 },
  every: { text: 'every so many bars', label: 'Bars between increases', step: 1 },
  to: { text: 'up to', label: 'Highest tempo in counts a minute', step: TEMPO_STEP },
  bars: { text: 'One bar in', label: 'Silence one bar in every', step: 1 },
};

interface NumberFieldProps {
  name: TrainerNumber;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number within its limits, typed or stepped. The typed text may be outside the limits. */
function NumberField({ name, value, onChange }: NumberFieldProps) {
  const { text, label, step } = FIELDS[name];
  /** `null` while it shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const type = (typing: string) => {
    setTyped(typing);
    const number = Number(typing);
    if (typing !== '' && clampTrainer(name, number) === number) onChange(number);
  };
  const settle = () => {
    if (typed !== null && typed !== '') onChange(clampTrainer(name, Number(typed)));
    setTyped(null);
  };
  return (
    <div className={`${styles.number} controls spread`}>
      <span aria-hidden="true">{text}</span>
      <div className={styles.stepper}>
        <Button
          aria-label={`${label}: less`}
          onClick={() => onChange(clampTrainer(name, value - step))}
        >
          −
        </Button>
        <TextField
          type="number"
          inputMode="numeric"
          aria-label={label}
          {...TRAINER_LIMITS[name]}
          step={1}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
        />
        <Button
          aria-label={`${label}: more`}
          onClick={() => onChange(clampTrainer(name, value + step))}
        >
          +
        </Button>
      </div>
    </div>
  );
}
