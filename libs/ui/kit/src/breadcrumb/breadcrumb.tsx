import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the top page to the page itself, whose `to` is left out. */
  readonly items: readonly { readonly label: string; readonly to?: string }[];
}

/** Where the page is in the shop. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="パンくずリスト">
      <ol className={styles.list}>
        {items.map(({ label, to }) => (
          <li key={to ?? 'page'} className={styles.item}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
