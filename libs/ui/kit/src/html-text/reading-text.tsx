import type { ReactNode } from 'react';
import styles from './html-text.module.css';

/** Text, lists and tables of a page, in the styles of what editors write. */
export function ReadingText({ children }: { readonly children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
