import { useCartFollowsSession } from '@shop/feature-cart/use-cart-follows-session';
import type { LayoutProps } from '@shop/theming/page-props';
import '../base.css';
import { CartNoticeHost } from './cart-notice-host';
import styles from './default-layout.module.css';
import { FlashMessage } from './flash-message';
import { OfflineNotice } from './offline-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header with search, categories, account and cart; the page; footer. */
export default function DefaultLayout({ children }: LayoutProps) {
  useCartFollowsSession();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        本文へスキップ
      </a>
      <SiteHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        <FlashMessage />
        {children}
      </main>
      <SiteFooter />
      <OfflineNotice />
      <CartNoticeHost />
    </div>
  );
}
