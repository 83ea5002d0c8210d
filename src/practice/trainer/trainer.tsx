import { type ReactNode, useState } from 'react';
import { useHydrated } from '#src/page/hydration.ts';
import { Check } from '#src/ui/field.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { NumberField } from './number-field.tsx';
import { PracticeDays } from './practice-days.tsx';
import {
  INITIAL_RAMP,
  INITIAL_SILENT,
  type SilentBars,
  type TempoRamp,
  type TrainerSettings,
} from './settings.ts';
import styles from './trainer.module.css';
import { usePracticeTime } from './use-practice-time.ts';

interface TrainerProps {
  settings: TrainerSettings;
  onChange: (settings: TrainerSettings) => void;
  /** Whether the band plays: only then is time logged. */
  playing: boolean;
}

const KINDS: readonly { kind: SilentBars['kind']; name: string }[] = [
  { kind: 'every', name: 'always the last' },
  { kind: 'random', name: 'at random' },
];

/** Settings that make practice harder step by step, and the log of the days of practice. */
export function Trainer({ settings, onChange, playing }: TrainerProps) {
  usePracticeTime(playing);
  // A part that is switched off keeps its numbers.
  const [ramp, setRamp] = useState(settings.ramp ?? INITIAL_RAMP);
  const [silent, setSilent] = useState(settings.silent ?? INITIAL_SILENT);
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
  const rampOff = settings.ramp === null;
  const silentOff = settings.silent === null;

  return (
    <Panel title="Trainer" heading="h2" className={styles.trainer} data-trainer>
      <Setting
        name="Raise the tempo"
        on={!rampOff}
        onToggle={(on) => onChange({ ...settings, ramp: on ? shownRamp : null })}
      >
        <NumberField
          name="by"
          label="Increase in counts a minute"
          value={shownRamp.by}
          disabled={rampOff}
          onChange={(by) => changeRamp({ by })}
        >
          counts faster every
        </NumberField>
        <NumberField
          name="every"
          label="Bars between increases"
          value={shownRamp.every}
          disabled={rampOff}
          onChange={(every) => changeRamp({ every })}
        >
          bars, up to
        </NumberField>
        <NumberField
          name="to"
          label="Highest tempo in counts a minute"
          value={shownRamp.to}
          disabled={rampOff}
          onChange={(to) => changeRamp({ to })}
        >
          counts a minute
        </NumberField>
      </Setting>
      <Setting
        name="Silent bars"
        on={!silentOff}
        onToggle={(on) => onChange({ ...settings, silent: on ? shownSilent : null })}
      >
        <span aria-hidden="true">One bar in</span>
        <NumberField
          name="bars"
          label="Silence one bar in every"
          value={shownSilent.bars}
          disabled={silentOff}
          onChange={(bars) => changeSilent({ bars })}
        >
          is silent,
        </NumberField>
        <select
          aria-label="Which bar is silent"
          value={shownSilent.kind}
          disabled={silentOff}
          onChange={(event) => changeSilent({ kind: event.target.value as SilentBars['kind'] })}
        >
          {KINDS.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </Setting>
      <Setting
        name="Show the count in large figures"
        on={settings.flash}
        onToggle={(flash) => onChange({ ...settings, flash })}
      />
      <h3 className={styles.heading}>Practice log</h3>
      <PracticeDays />
      <p className={styles.note}>The log counts time while the band plays, on this device only.</p>
    </Panel>
  );
}

interface SettingProps {
  name: string;
  on: boolean;
  onToggle: (on: boolean) => void;
  /** Its numbers. */
  children?: ReactNode;
}

function Setting({ name, on, onToggle, children }: SettingProps) {
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.setting} data-on={on || undefined}>
      <legend className="visually-hidden">{name}</legend>
      <Check checked={on} disabled={!hydrated} onChange={onToggle}>
        <strong>{name}</strong>
      </Check>
      {children && <div className={styles.numbers}>{children}</div>}
    </fieldset>
  );
}
