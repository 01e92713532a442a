import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './notice.module.css';

interface NoticeProps {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  /** For the places that move the focus to it. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message within the page. An error is announced at once, the others when there is time. */
export function Notice({ kind, children, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.notice, styles[kind])}
    >
      {children}
    </div>
  );
}
