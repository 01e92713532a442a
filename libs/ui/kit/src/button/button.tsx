import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

/** How much a button asks for attention. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant;
  /** The press is being worked on: it keeps its name and focus and takes no second press. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A button. Busy is told by `aria-disabled`, so that the focus stays where it is. */
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
