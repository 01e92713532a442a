import type { CartView } from '@shop/feature-cart/cart-view';
import { formatYen } from '@shop/format/format-yen';
import { isSellingOn } from '@shop/site/settings';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { TotalsTable } from '@shop/ui-kit/totals-table';
import styles from './cart-page.module.css';

interface CartSummaryProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

/** The sums, and the way on where everything can be bought. */
export function CartSummary({ cart, isComputing }: CartSummaryProps) {
  const settings = useSettings();
  const isShort = cart.lines.some((line) => !line.isStockAvailable);
  const remaining = cart.carriageFreeRemaining;
  return (
    <div className={styles.summary}>
      <Panel title="ご注文金額">
        <TotalsTable
          totals={cart.totals}
          isComputing={isComputing}
          isCarriageKnown={cart.shippings.length > 0}
        />
        {remaining !== null && remaining > 0 && !isComputing && (
          <p className={styles.note}>あと{formatYen(remaining)}（税抜）のご購入で送料無料です。</p>
        )}
      </Panel>
      {!isSellingOn(settings) && <Notice kind="warning">現在販売を停止しております</Notice>}
      {isSellingOn(settings) && !isShort && (
        <LinkButton to={paths.cartShippingSelect()} isWide>
          ご購入手続きへ
        </LinkButton>
      )}
      <LinkButton to={paths.productList()} variant="quiet">
        買い物を続ける
      </LinkButton>
    </div>
  );
}
