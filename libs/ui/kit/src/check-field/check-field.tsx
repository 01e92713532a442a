import type { InputHTMLAttributes, Ref } from 'react';
import { described } from '../field-frame/field-frame';
import frame from '../field-frame/field-frame.module.css';
import styles from './check-field.module.css';

interface CheckFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'value'
> {
  readonly id: string;
  readonly label: string;
  /** What a ticked box stands for in its form. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its label and error. */
export function CheckField({ id, label, value, error, required, defaultValue, ...rest }: CheckFieldProps) {
  const isRequired = required === true;
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          {...rest}
          {...described({ id, error })}
          type="checkbox"
          className={styles.box}
          value={value}
          defaultChecked={defaultValue === value}
          aria-required={isRequired || undefined}
        />
        <span>{label}</span>
        {isRequired && (
          <span className={frame.required} aria-hidden="true">
            必須
          </span>
        )}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={frame.error}>
          {error}
        </p>
      )}
    </div>
  );
}
