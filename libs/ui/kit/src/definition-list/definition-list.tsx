import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken/unbroken';
import styles from './definition-list.module.css';

interface DefinitionListProps {
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
}

/** Terms and what they mean. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }, at) => (
        <div key={`${term} ${at}`} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            {typeof description === 'string' ? <Unbroken>{description}</Unbroken> : description}
          </dd>
        </div>
      ))}
    </dl>
  );
}
