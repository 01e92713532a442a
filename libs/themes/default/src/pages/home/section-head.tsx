import { Link } from 'react-router-dom';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly more?: { readonly to: string; readonly label: string };
}

/** The head of a section with a link to its whole list. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
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
