import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, described } from '../field-frame/field-frame';
import styles from '../field-frame/field-frame.module.css';

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines with its label, hint and error. */
export function TextAreaField({ id, label, hint, error, required, ...rest }: TextAreaFieldProps) {
  const isRequired = required === true;
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} hint={hint} error={error}>
      <textarea
        {...rest}
        {...described({ id, hint, error })}
        className={styles.control}
        aria-required={isRequired || undefined}
      />
    </FieldFrame>
  );
}
