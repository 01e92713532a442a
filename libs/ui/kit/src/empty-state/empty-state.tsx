import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly message: string;
  /** What to do now. */
  readonly children?: ReactNode;
}

/** There is nothing here, and what to do about it. */
export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.message}>{message}</p>
      {children}
    </div>
  );
}
