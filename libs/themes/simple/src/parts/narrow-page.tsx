import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';

/** A page of one small task: its heading and what belongs to it in one column. */
export function NarrowPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
