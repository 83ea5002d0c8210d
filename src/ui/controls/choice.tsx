import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './choice.module.css';

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: readonly {
    value: Value;
    name: ReactNode;
    /** The name for screen readers, if its content is not only text. */
    label?: string;
  }[];
  onChange: (value: Value) => void;
}

/** A choice of one value, as a row of buttons with a name. */
export function Choice<Value extends string | number | null>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-labelledby={id} className={styles.choice}>
      <span id={id}>{label}</span>
      <div>
        {options.map((option) => (
          <Button
            key={`${option.value}`}
            aria-pressed={option.value === value}
            aria-label={option.label}
            onClick={() => onChange(option.value)}
          >
            {option.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
