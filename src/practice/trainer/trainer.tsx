import { type ReactNode, type Ref, useState } from 'react';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { NumberField } from './number-field.tsx';
import {
  INITIAL_RAMP,
  INITIAL_SILENT,
  type SilentBars,
  type TempoRamp,
  type TrainerSettings,
} from './settings.ts';
import styles from './trainer.module.css';

interface TrainerProps {
  settings: TrainerSettings;
  onChange: (settings: TrainerSettings) => void;
  /** A picture of the rising tempo. */
  stairs?: ReactNode;
  /** The boxes of the bars of which one is silent. */
  boxes?: Ref<HTMLOListElement>;
}

const KINDS: readonly { kind: SilentBars['kind']; name: string }[] = [
  { kind: 'every', name: 'Always the last' },
  { kind: 'random', name: 'At random' },
];

/** More bars than these are not drawn one by one. */
const BOXES = 8;

/** Settings that make practice harder step by step. What is switched off keeps its numbers. */
export function Trainer({ settings, onChange, stairs, boxes }: TrainerProps) {
  const [ramp, setRamp] = useState(settings.ramp ?? INITIAL_RAMP);
  const [silent, setSilent] = useState(settings.silent ?? INITIAL_SILENT);
  /** The setting whose numbers are shown, one at a time. */
  const [open, setOpen] = useState<'ramp' | 'silent' | null>(settings.ramp ? 'ramp' : 'silent');
  const shownRamp = settings.ramp ?? ramp;
  const shownSilent = settings.silent ?? silent;
  const changeRamp = (change: Partial<TempoRamp>) => {
    const next = { ...shownRamp, ...change };
    setRamp(next);
    onChange({ ...settings, ramp: next });
  };
  const changeSilent = (change: Partial<SilentBars>) => {
    const next = { ...shownSilent, ...change };
    setSilent(next);
    onChange({ ...settings, silent: next });
  };

  return (
    <div className={styles.trainer}>
      <Setting
        name="Raise the tempo"
        text={`By ${shownRamp.by} every ${shownRamp.every} bars, up to ${shownRamp.to}.`}
        on={settings.ramp !== null}
        open={open === 'ramp'}
        onToggle={(on) => onChange({ ...settings, ramp: on ? shownRamp : null })}
        onOpen={(isOpen) => setOpen(isOpen ? 'ramp' : null)}
      >
        {stairs}
        <NumberField
          name="by"
          text="Faster by"
          label="Increase in counts a minute"
          value={shownRamp.by}
          onChange={(by) => changeRamp({ by })}
        />
        <NumberField
          name="every"
          text="every so many bars"
          label="Bars between increases"
          value={shownRamp.every}
          onChange={(every) => changeRamp({ every })}
        />
        <NumberField
          name="to"
          text="up to"
          label="Highest tempo in counts a minute"
          value={shownRamp.to}
          step={5}
          onChange={(to) => changeRamp({ to })}
        />
      </Setting>
      <Setting
        name="Silent bars"
        text={`One bar in ${shownSilent.bars} is silent: keep the time alone.`}
        on={settings.silent !== null}
        open={open === 'silent'}
        onToggle={(on) => onChange({ ...settings, silent: on ? shownSilent : null })}
        onOpen={(isOpen) => setOpen(isOpen ? 'silent' : null)}
      >
        {shownSilent.bars <= BOXES && (
          <ol ref={boxes} aria-hidden="true" className={styles.boxes}>
            {Array.from({ length: shownSilent.bars }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
              <li key={index} data-silent={isSilentBox(shownSilent, index) || undefined}>
                {index + 1}
              </li>
            ))}
          </ol>
        )}
        <NumberField
          name="bars"
          text="One bar in"
          label="Silence one bar in every"
          value={shownSilent.bars}
          onChange={(bars) => changeSilent({ bars })}
        />
        <select
          aria-label="Which bar is silent"
          value={shownSilent.kind}
          onChange={(event) => changeSilent({ kind: event.target.value as SilentBars['kind'] })}
        >
          {KINDS.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </Setting>
    </div>
  );
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
  /** Its numbers. */
  children: ReactNode;
}

function Setting({ name, text, on, open, onToggle, onOpen, children }: SettingProps) {
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.setting}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.head}>
        <Check
          checked={on}
          disabled={!hydrated}
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
      {on && open ? <div className={styles.numbers}>{children}</div> : <p>{text}</p>}
    </fieldset>
  );
}
