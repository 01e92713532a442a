import { paths, useSettings } from '@shop/site';
import type { LayoutProps } from '@shop/theming';
import { Link } from 'react-router-dom';
import '../base.css';
import styles from './plain-frame.module.css';

/** The shop's name over the page and nothing else. */
export function PlainFrame({ children }: LayoutProps) {
  const { siteName } = useSettings();
  return (
    <>
      <header className={styles.header}>
        <Link to={paths.home()} className={styles.name}>
          {siteName || 'ホーム'}
        </Link>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
