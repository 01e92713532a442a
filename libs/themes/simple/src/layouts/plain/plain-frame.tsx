import { paths } from '@shop/site/paths/paths';
import type { LayoutProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import '../base.css';
import { OfflineNotice } from '../default/offline-notice';
import styles from './plain-frame.module.css';
import { plainLayoutWords } from './plain-layout-words';
import { ShopName } from './shop-name';

/** The shop's name over the page, and below it only that there is no connection. */
export function PlainFrame({ children, isHeaderHidden }: LayoutProps) {
  const words = useWords(plainLayoutWords);
  return (
    <>
      {isHeaderHidden !== true && (
        <header className={styles.header}>
          <Link to={paths.home()} className={styles.name}>
            <ShopName fallback={words.home} />
          </Link>
        </header>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <OfflineNotice />
    </>
  );
}
