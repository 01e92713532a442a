import type { LayoutProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import '../base.css';
import { CartNoticeHost } from './cart-notice-host';
import styles from './default-layout.module.css';
import { FlashMessage } from './flash-message';
import { layoutWords } from './layout-words';
import { OfflineNotice } from './offline-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useLocation } from 'react-router-dom';
import { isCheckoutStep } from './is-checkout-step';

/** Header with search, categories, account and cart; the page; footer. */
export default function DefaultLayout({ children, isHeaderHidden, isFooterHidden }: LayoutProps) {
  const words = useWords(layoutWords);
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
