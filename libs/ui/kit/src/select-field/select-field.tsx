import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, described } from '../field-frame/field-frame';
import styles from '../field-frame/field-frame.module.css';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
  /** The options. */
  readonly children: ReactNode;
}

/** A choice from a list with its label, hint and error. */
export function SelectField({ id, label, hint, error, required, children, ...rest }: SelectFieldProps) {
  const isRequired = required === true;
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} hint={hint} error={error}>
      <select
        {...rest}
        {...described({ id, hint, error })}
        className={styles.control}
        aria-required={isRequired || undefined}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
