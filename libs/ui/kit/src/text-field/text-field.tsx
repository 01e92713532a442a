import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, described } from '../field-frame/field-frame';
import styles from '../field-frame/field-frame.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly id: string;
  readonly label: string;
  readonly isOptionalShown?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField({ id, label, isOptionalShown, hint, error, required, ...rest }: TextFieldProps) {
  const isRequired = required === true;
  return (
    <FieldFrame
      id={id}
      label={label}
      isRequired={isRequired}
      isOptionalShown={isOptionalShown}
      hint={hint}
      error={error}
    >
      <input
        {...rest}
        {...described({ id, hint, error })}
        className={styles.control}
        aria-required={isRequired || undefined}
      />
    </FieldFrame>
  );
}
