import type { BlockHeadProps } from '@shop/theme-simple/parts/layout-blocks/block-head';
import { Link } from 'react-router-dom';
import styles from './section-head.module.css';

/** The head of a section with a link to its whole list. */
export default function SectionHead({ id, title, more }: BlockHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {more !== undefined && (
        <Link to={more.to} className={styles.more}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
