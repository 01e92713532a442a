import { CustomerMenu } from '@shop/theme-simple/layouts/default/customer-menu';
import { SearchForm } from '@shop/theme-simple/layouts/default/search-form';
import { Icon } from '@shop/theme-simple/parts/icon';
import { useWords } from '@shop/theming/use-words';
import { BrandLink } from './brand-link';
import { CategoryNav } from './category-nav';
import { defaultHeaderWords } from './default-header-words';
import styles from './site-header.module.css';
import { HeaderNoteSlot } from '@shop/theme-simple/slots/layout-slots';
import { definePart } from '@shop/theming/theme-place';
import type { SitePartProps } from '@shop/theme-simple/layouts/default/site-props';

/** The head of every page: name, search, account, cart, categories; in an order's steps nothing that leads away. */
function PlainSiteHeader({ isCheckout }: SitePartProps) {
  const words = useWords(defaultHeaderWords);
  return (
    <header className={styles.header}>
      <HeaderNoteSlot />
      <div className={styles.bar}>
        <BrandLink />
        {isCheckout ? (
          <p className={styles.checkout}>
            <Icon name="lock" />
            {words.checkout}
          </p>
        ) : (
          <>
            <CustomerMenu className={styles.links} />
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

/** Replaceable under `header`. */
export const SiteHeader = definePart('header', PlainSiteHeader);
