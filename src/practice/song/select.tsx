import { useHydrated } from '#src/page/loading/hydration.ts';
import styles from './music-choice.module.css';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
}

/** A native choice among a few values. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const hydrated = useHydrated();
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select
        value={value}
        disabled={!hydrated}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
