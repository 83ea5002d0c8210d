import { Button } from '#src/ui/button.tsx';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
}

/** One of a few values, as a row of buttons with its name. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-label={label} className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <div>
        {options.map((option) => (
          <Button
            key={option.value}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
