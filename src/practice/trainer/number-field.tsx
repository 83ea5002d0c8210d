import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { clampTrainer, TRAINER_LIMITS, type TrainerNumber } from './settings.ts';
import styles from './trainer.module.css';

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
export function NumberField({ name, value, onChange }: NumberFieldProps) {
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
