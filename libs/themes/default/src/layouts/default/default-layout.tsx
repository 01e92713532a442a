import { useCartFollowsSession } from '@shop/feature-cart/use-cart-follows-session';
import '@shop/theme-simple/layouts/base.css';
import { CartNoticeHost } from '@shop/theme-simple/layouts/default/cart-notice-host';
import { FlashMessage } from '@shop/theme-simple/layouts/default/flash-message';
import { OfflineNotice } from '@shop/theme-simple/layouts/default/offline-notice';
import type { LayoutProps } from '@shop/theming/page-props';
import { useLocation } from 'react-router-dom';
import styles from './default-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** A step of an order, where nothing should lead away. The cart itself and the last page are ordinary pages. */
const CHECKOUT_STEP = /^\/cart\/(?:shipping-\w+|payment|confirm)\/?$/;

/** Header with search, categories, account and cart; the page; footer. Steps of an order have a quieter header. */
export default function DefaultLayout({ children }: LayoutProps) {
  useCartFollowsSession();
  const { pathname } = useLocation();
  const isCheckout = CHECKOUT_STEP.test(pathname);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        本文へスキップ
      </a>
      <SiteHeader isCheckout={isCheckout} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <FlashMessage />
        {children}
      </main>
      <SiteFooter isShort={isCheckout} />
      <OfflineNotice />
      <CartNoticeHost />
    </div>
  );
}
