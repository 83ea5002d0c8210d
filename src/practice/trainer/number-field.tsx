import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { clampTrainer, TRAINER_LIMITS, type TrainerNumber } from './settings.ts';
import styles from './trainer.module.css';

interface NumberFieldProps {
  name: TrainerNumber;
  /** The label before the number. */
  text: string;
  /** Its accessible name. */
  label: string;
  value: number;
  /** How much its buttons change it. */
  step?: number;
  onChange: (value: number) => void;
}

/** A whole number within its limits, typed or stepped. What is being typed may be outside them. */
export function NumberField(props: NumberFieldProps) {
  const { name, text, label, value, step = 1, onChange } = props;
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
