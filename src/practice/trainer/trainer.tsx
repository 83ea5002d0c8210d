import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Check, TextField } from '#src/ui/controls/field.tsx';
import {
  clampTrainer,
  INITIAL_RAMP,
  INITIAL_SILENT,
  type SilentBars,
  TRAINER_LIMITS,
  type TrainerNumber,
  type TrainerSettings,
} from './settings.ts';
import styles from './trainer.module.css';

interface TrainerProps {
  settings: TrainerSettings;
  onChange: (settings: TrainerSettings) => void;
  stairs?: ReactNode;
  /** The bars of which one is silent. */
  boxes?: ReactNode;
}

/** Settings that make practice harder step by step. */
export function Trainer({ settings, onChange, stairs, boxes }: TrainerProps) {
  const [kept, keep] = useState({
    ramp: settings.ramp ?? INITIAL_RAMP,
    silent: settings.silent ?? INITIAL_SILENT,
  });
  const ramp = settings.ramp ?? kept.ramp;
  const silent = settings.silent ?? kept.silent;
  const change = (part: Partial<TrainerSettings>) => {
    // What is switched off keeps its numbers.
    keep({ ramp, silent });
    onChange({ ...settings, ...part });
  };
  /** The setting whose numbers are shown, one at a time. */
  const [open, setOpen] = useState<string | null>(settings.ramp ? RAMP : SILENT);
  return (
    <div className="stack">
      <Setting
        name={RAMP}
        text={`By ${ramp.by} every ${ramp.every} bars, up to ${ramp.to}.`}
        on={settings.ramp !== null}
        onToggle={(on) => change({ ramp: on ? ramp : null })}
        {...{ open, setOpen }}
      >
        {stairs}
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
        {boxes}
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
  /** Its effect in a sentence, while its numbers are not shown. */
  text: string;
  on: boolean;
  onToggle: (on: boolean) => void;
  /** The name of the setting whose numbers are shown once it is on. */
  open: string | null;
  setOpen: (name: string | null) => void;
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
            onClick={() => setOpen(isOpen ? null : name)}
          >
            {isOpen ? 'Done' : 'Change'}
          </Button>
        )}
      </div>
      {on && isOpen ? <div className="stack">{children}</div> : <p className="soft">{text}</p>}
    </fieldset>
  );
}

/** The text before each number, its accessible name, and how much its buttons change it. */
const FIELDS: Readonly<Record<TrainerNumber, { text: string; label: string; step: number }>> = {
  by: { text: 'Faster by', label: 'Increase in counts a minute', step: 1 },
  every: { text: 'every so many bars', label: 'Bars between increases', step: 1 },
  to: { text: 'up to', label: 'Highest tempo in counts a minute', step: 5 },
  bars: { text: 'One bar in', label: 'Silence one bar in every', step: 1 },
};

interface NumberFieldProps {
  name: TrainerNumber;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number within its limits, typed or stepped. What is being typed may be outside them. */
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
