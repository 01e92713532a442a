import '@shop/theme-simple/layouts/base.css';
import { CartNoticeHost } from '@shop/theme-simple/layouts/default/cart-notice-host';
import { FlashMessage } from '@shop/theme-simple/layouts/default/flash-message';
import { OfflineNotice } from '@shop/theme-simple/layouts/default/offline-notice';
import type { LayoutProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { useLocation } from 'react-router-dom';
import styles from './default-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { defaultHeaderWords } from './default-header-words';
import { isCheckoutStep } from '@shop/theme-simple/layouts/default/is-checkout-step';

/** Header with search, categories, account and cart; the page; footer. Steps of an order have a quieter header. */
export default function DefaultLayout({ children, isHeaderHidden, isFooterHidden }: LayoutProps) {
  const words = useWords(defaultHeaderWords);
  const isCheckout = isCheckoutStep(useLocation().pathname);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      {isHeaderHidden !== true && <SiteHeader isCheckout={isCheckout} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        <FlashMessage />
        {children}
      </main>
      {isFooterHidden !== true && <SiteFooter isCheckout={isCheckout} />}
      <OfflineNotice />
      <CartNoticeHost />
    </div>
  );
}
