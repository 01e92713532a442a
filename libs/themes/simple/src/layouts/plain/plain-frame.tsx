import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import type { LayoutProps } from '@shop/theming/page-props';
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
