import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

interface FieldFrameProps {
  /** Id of the control inside; the hint's and the error's ids derive from it. */
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Say 任意 where most fields of the form are required. */
  readonly isOptionalShown?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The ARIA attributes of a control: that it is invalid, and what describes it. */
export function described({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return {
    id,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}

/** Label, mark, hint and error around one control. The mark is not part of the control's name. */
export function FieldFrame({
  id,
  label,
  isRequired,
  isOptionalShown,
  hint,
  error,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            必須
          </span>
        )}
        {!isRequired && isOptionalShown === true && <span className={styles.optional}>任意</span>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
