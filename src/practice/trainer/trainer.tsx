import { type ReactNode, type Ref, useState } from 'react';
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
  /** The boxes of the bars of which one is silent. */
  boxes?: Ref<HTMLOListElement>;
}

/** More bars than these are not drawn one by one. */
const BOXES = 8;

/** Settings that make practice harder step by step. What is switched off keeps its numbers. */
export function Trainer({ settings, onChange, stairs, boxes }: TrainerProps) {
  const [ramp, setRamp] = useKept(settings.ramp, INITIAL_RAMP, (value) =>
    onChange({ ...settings, ramp: value }),
  );
  const [silent, setSilent] = useKept(settings.silent, INITIAL_SILENT, (value) =>
    onChange({ ...settings, silent: value }),
  );
  /** The setting whose numbers are shown, one at a time. */
  const [open, setOpen] = useState<'ramp' | 'silent' | null>(settings.ramp ? 'ramp' : 'silent');
  return (
    <div className="stack">
      <Setting
        name="Raise the tempo"
        text={`By ${ramp.by} every ${ramp.every} bars, up to ${ramp.to}.`}
        on={settings.ramp !== null}
        open={open === 'ramp'}
        onToggle={(on) => onChange({ ...settings, ramp: on ? ramp : null })}
        onOpen={(isOpen) => setOpen(isOpen ? 'ramp' : null)}
      >
        {stairs}
        {(['by', 'every', 'to'] as const).map((name) => (
          <NumberField
            key={name}
            name={name}
            value={ramp[name]}
            onChange={(value) => setRamp({ ...ramp, [name]: value })}
          />
        ))}
      </Setting>
      <Setting
        name="Silent bars"
        text={`One bar in ${silent.bars} is silent: keep the time alone.`}
        on={settings.silent !== null}
        open={open === 'silent'}
        onToggle={(on) => onChange({ ...settings, silent: on ? silent : null })}
        onOpen={(isOpen) => setOpen(isOpen ? 'silent' : null)}
      >
        {silent.bars <= BOXES && (
          <ol ref={boxes} aria-hidden="true" className={styles.boxes}>
            {Array.from({ length: silent.bars }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
              <li key={index} data-silent={isSilentBox(silent, index) || undefined}>
                {index + 1}
              </li>
            ))}
          </ol>
        )}
        <NumberField
          name="bars"
          value={silent.bars}
          onChange={(bars) => setSilent({ ...silent, bars })}
        />
        <select
          aria-label="Which bar is silent"
          value={silent.kind}
          onChange={({ target }) =>
            setSilent({ ...silent, kind: target.value as SilentBars['kind'] })
          }
        >
          <option value="every">Always the last</option>
          <option value="random">At random</option>
        </select>
      </Setting>
    </div>
  );
}

/** A value that survives while it is switched off, and its setter. */
function useKept<T>(value: T | null, initial: T, onChange: (value: T) => void) {
  const [kept, setKept] = useState(value ?? initial);
  const set = (next: T) => {
    setKept(next);
    onChange(next);
  };
  return [value ?? kept, set] as const;
}

/** Whether a box of the group is silent; at random nobody knows before. */
const isSilentBox = ({ kind, bars }: SilentBars, index: number) =>
  kind === 'every' && index === bars - 1;

interface SettingProps {
  name: string;
  /** Its effect in a sentence, while its numbers are not shown. */
  text: string;
  on: boolean;
  /** Whether its numbers are shown once it is on. */
  open: boolean;
  onToggle: (on: boolean) => void;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

function Setting({ name, text, on, open, onToggle, onOpen, children }: SettingProps) {
  return (
    <fieldset className={styles.setting}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.head}>
        <Check
          checked={on}
          onChange={(isOn) => {
            onToggle(isOn);
            if (isOn) onOpen(true);
          }}
        >
          <span className={styles.name}>{name}</span>
        </Check>
        {on && (
          <Button
            kind="quiet"
            aria-label={`${open ? 'Done' : 'Change'}: ${name}`}
            aria-expanded={open}
            onClick={() => onOpen(!open)}
          >
            {open ? 'Done' : 'Change'}
          </Button>
        )}
      </div>
      {on && open ? <div className="stack">{children}</div> : <p>{text}</p>}
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
    <div className={styles.number}>
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
