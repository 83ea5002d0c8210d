import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './field.module.css';

export function TextField({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classNames(styles.text, className)} />;
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={classNames(styles.text, className)} />;
}

interface CheckProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function Check({ checked, disabled, onChange, children }: CheckProps) {
  return (
    <label className={`row ${styles.check}`}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
