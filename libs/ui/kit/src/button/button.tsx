import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

/** How prominent a button is. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** What a button takes. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant;
  /** The press is being worked on: it keeps its name and focus and takes no second press. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A button. While it is busy it has `aria-disabled`, so that it keeps the focus. */
export function Button({
  variant = 'primary',
  isBusy = false,
  isWide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(styles.button, styles[variant], isWide && styles.wide, isBusy && styles.busy)}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
