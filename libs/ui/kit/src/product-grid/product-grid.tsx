import { Children, type ReactNode } from 'react';
import styles from './product-grid.module.css';

interface ProductGridProps {
  /** On desktops: four across the page, three beside a column of filters. */
  readonly columns?: 3 | 4;
  readonly children: ReactNode;
}

/** Cards side by side as a list. Of two columns an odd last card fills its row, picture and text beside each other. */
export function ProductGrid({ columns = 4, children }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns} data-fills-rows>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
