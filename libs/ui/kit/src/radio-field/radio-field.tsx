import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { described } from '../field-frame/field-frame';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import frame from '../field-frame/field-frame.module.css';
import styles from './radio-field.module.css';

/** One of the choices. */
export interface RadioOption {
  readonly value: string;
  readonly label: string;
}

interface RadioFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'value' | 'type'
> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly RadioOption[];
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptionalShown?: boolean;
  /** The choices are one star, two stars and so on, and look like that. */
  readonly isStars?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A choice of one among a few, all of them in sight, with its label, hint and error. */
export function RadioField({
  id,
  label,
  options,
  hint,
  error,
  required,
  isOptionalShown,
  isStars = false,
  defaultValue,
  ...rest
}: RadioFieldProps) {
  const isRequired = required === true;
  const { 'aria-describedby': describedBy } = described({ id, hint, error });
  return (
    <fieldset id={id} className={styles.field} aria-describedby={describedBy}>
      <legend className={styles.legend}>
        <span className={frame.label}>{label}</span>
        {isRequired && (
          <span className={frame.required} aria-hidden="true">
            必須
          </span>
        )}
        {!isRequired && isOptionalShown === true && <span className={frame.optional}>任意</span>}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={frame.hint}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.options, isStars && styles.stars)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...rest}
              type="radio"
              className={styles.radio}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            {isStars ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={frame.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
