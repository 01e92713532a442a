import { hasTokenAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import { CartLink } from './cart-link';
import { CategoryNav } from './category-nav';
import { headerWords } from './header-words';
import { SearchForm } from './search-form';
import styles from './site-header.module.css';
import { HeaderNoticeSlot } from '../../slots/layout-slots';
import { definePart } from '@shop/theming/theme-place';
import type { SitePartProps } from './site-props';

const LOGO_HEIGHT_PX = 34;

/** The head of every page: the shop's name, search, account, cart, categories. */
function PlainSiteHeader() {
  const words = useWords(headerWords);
  const { siteName, identity } = useSettings();
  const logo = identity?.logo ?? null;
  const hasToken = useAtomValue(hasTokenAtom);
  return (
    <header className={styles.header}>
      <HeaderNoticeSlot />
      <div className={styles.bar}>
        <Link to={paths.home()} className={styles.name}>
          {logo !== null && <img src={logo} alt="" height={LOGO_HEIGHT_PX} decoding="async" />}
          {siteName || words.home}
        </Link>
        <nav className={styles.links} aria-label={words.customerMenu}>
          <Link to={hasToken ? paths.mypage() : paths.login()} className={styles.account}>
            {hasToken ? words.mypage : words.login}
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

/** Replaceable under `header`. */
export const SiteHeader = definePart<'header', SitePartProps>('header', PlainSiteHeader);
