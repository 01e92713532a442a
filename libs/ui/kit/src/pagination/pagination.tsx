import { Link } from 'react-router-dom';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly last: number;
  /** The URL of a page. */
  readonly toPage: (page: number) => string;
}

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ current, last, toPage }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label="ページ送り">
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <Link className={styles.link} to={toPage(current - 1)} rel="prev">
              前のページ
            </Link>
          </li>
        )}
        {pageWindow(current, last).map((page, at) =>
          page === null ? (
            <li key={`gap-${at}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                className={styles.link}
                to={toPage(page)}
                aria-label={`${page}ページ`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <Link className={styles.link} to={toPage(current + 1)} rel="next">
              次のページ
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
