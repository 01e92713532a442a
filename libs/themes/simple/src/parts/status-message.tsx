import type { ReactNode } from 'react';
import { classNames } from '@shop/ui-kit/class-names';
import styles from './status-message.module.css';

interface StatusMessageProps {
  readonly heading: string;
  readonly message: string;
  /** The heading is a code: what it means is what stands out. */
  readonly isCode?: boolean;
  /** What the shopper can do now, the main way first. */
  readonly children?: ReactNode;
}

/** What stands in place of a page: that it is not there, that it failed, or that the shop is closed. core §2, §8 */
export function StatusMessage({ heading, message, isCode = false, children }: StatusMessageProps) {
  return (
    <div className={classNames(styles.status, isCode && styles.code)}>
      <h1>{heading}</h1>
      <p className={styles.text}>{message}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
