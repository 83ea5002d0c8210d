import { type ReactNode, useState } from 'react';
import { TextField } from '#src/ui/field.tsx';
import { clampTrainer, TRAINER_LIMITS, type TrainerNumber } from './settings.ts';
import styles from './trainer.module.css';

interface NumberFieldProps {
  name: TrainerNumber;
  label: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
  /** The unit after the number. */
  children: ReactNode;
}

/** A whole number within its limits, typed or stepped. What is being typed may be outside them. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, value, disabled, onChange, children } = props;
  /** `null` while it shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && clampTrainer(name, number) === number) onChange(number);
  };
  const settle = () => {
    if (typed !== null && typed !== '') onChange(clampTrainer(name, Number(typed)));
    setTyped(null);
  };
  return (
    <label className={styles.number}>
      <span className="visually-hidden">{label}</span>
      <TextField
        type="number"
        inputMode="numeric"
        {...TRAINER_LIMITS[name]}
        step={1}
        value={typed ?? value}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}
