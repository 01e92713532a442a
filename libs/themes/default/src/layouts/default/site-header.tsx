import { SearchForm } from '@shop/theme-simple/layouts/default/search-form';
import { Slot } from '@shop/theming/slot';
import { Icon } from '@shop/theme-simple/parts/icon';
import { AccountLink } from './account-link';
import { BrandLink } from './brand-link';
import { CartLink } from './cart-link';
import { CategoryNav } from './category-nav';
import styles from './site-header.module.css';

/** The head of every page: name, search, account, cart, categories; in an order's steps nothing that leads away. */
export function SiteHeader({ isCheckout }: { readonly isCheckout: boolean }) {
  return (
    <header className={styles.header}>
      <Slot id="header-notice" />
      <div className={styles.bar}>
        <BrandLink />
        {isCheckout ? (
          <p className={styles.checkout}>
            <Icon name="lock" />
            ご購入手続き
          </p>
        ) : (
          <>
            <nav className={styles.links} aria-label="お客様メニュー">
              <AccountLink />
              <CartLink />
            </nav>
            <div className={styles.search}>
              <SearchForm id="header-search" />
            </div>
          </>
        )}
      </div>
      {!isCheckout && <CategoryNav />}
    </header>
  );
}
