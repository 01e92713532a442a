import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../button/button.module.css';
import type { ButtonVariant } from '../button/button';
import { classNames } from '../class-names';

/** What a link takes that looks like a button. */
export interface LinkButtonProps {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function LinkButton({ to, variant = 'primary', isWide = false, children }: LinkButtonProps) {
  return (
    <Link to={to} className={classNames(styles.button, styles[variant], isWide && styles.wide)}>
      {children}
    </Link>
  );
}
