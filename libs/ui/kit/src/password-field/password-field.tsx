import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { FieldFrame, described } from '../field-frame/field-frame';
import frame from '../field-frame/field-frame.module.css';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly id: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The rule of a new password in the words of password managers, such as `minlength: 8; required: digit`. */
  readonly passwordRules?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown while it is typed, with its label, hint and error. */
export function PasswordField({
  id,
  label,
  passwordRules,
  hint,
  error,
  required,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isRequired = required === true;
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} hint={hint} error={error}>
      <div className={styles.row}>
        <input
          {...rest}
          {...described({ id, hint, error })}
          {...(passwordRules === undefined ? {} : { passwordrules: passwordRules })}
          type={isShown ? 'text' : 'password'}
          className={frame.control}
          aria-required={isRequired || undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? '隠す' : '表示する'}
        </button>
      </div>
    </FieldFrame>
  );
}
