import type { ReactNode } from 'react';
import styles from './design-page.module.css';

interface DesignPageProps {
  readonly title: string;
  /** What the page is for, in one or two sentences. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page about the design: a heading, what it is for, and sections. */
export function DesignPage({ title, lead, children }: DesignPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

interface DesignSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of such a page. */
export function DesignSection({ heading, children }: DesignSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
