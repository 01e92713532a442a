import type { ReactNode } from 'react';
import styles from './status-message.module.css';

interface StatusMessageProps {
  readonly heading: string;
  readonly message: string;
  /** What the shopper can do now, the main way first. */
  readonly children?: ReactNode;
}

/** What stands in place of a page: that it is not there, that it failed, or that the shop is closed. core §2, §8 */
export function StatusMessage({ heading, message, children }: StatusMessageProps) {
  return (
    <div className={styles.status}>
      <h1>{heading}</h1>
      <p className={styles.text}>{message}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
