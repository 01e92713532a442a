import { hasTokenAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { Slot } from '@shop/theming/slot';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import { CartLink } from './cart-link';
import { CategoryNav } from './category-nav';
import { SearchForm } from './search-form';
import styles from './site-header.module.css';

/** The head of every page: the shop's name, search, account, cart, categories. */
export function SiteHeader() {
  const { siteName } = useSettings();
  const hasToken = useAtomValue(hasTokenAtom);
  return (
    <header className={styles.header}>
      <Slot id="header-notice" />
      <div className={styles.bar}>
        <Link to={paths.home()} className={styles.name}>
          {siteName || 'ホーム'}
        </Link>
        <nav className={styles.links} aria-label="お客様メニュー">
          <Link to={hasToken ? paths.mypage() : paths.login()} className={styles.account}>
            {hasToken ? 'マイページ' : 'ログイン'}
          </Link>
          <CartLink />
        </nav>
        <div className={styles.search}>
          <SearchForm id="header-search" />
        </div>
      </div>
      <CategoryNav />
    </header>
  );
}
