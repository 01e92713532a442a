import type { CartView } from '@shop/feature-cart/cart-view';
import { formatYen } from '@shop/format/format-yen';
import { isSellingOn } from '@shop/site/settings/settings';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { Unbroken } from '@shop/ui-kit/unbroken';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';
import { QuotationDownload } from './quotation-download';
import { FootBar } from '../../parts/foot-bar';
import { FootBarTotal } from '../../parts/foot-bar-total';
import { PrimaryLink } from '../../parts/primary-link';
import { LostCoupons } from '../../parts/lost-coupons';
import { OrderTotals } from '../../parts/order-totals';
import { PackingTextList } from '../../parts/packing-text-list';

interface CartSummaryProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

/** The totals, and the button to the next step, on phones in sight with what it costs, if every product in the cart can be bought. */
export function CartSummary({ cart, isComputing }: CartSummaryProps) {
  const words = useWords(cartWords);
  const settings = useSettings();
  const { hasCartQuotation } = useTheme().rules;
  const isShort = cart.lines.some((line) => !line.isStockAvailable);
  const isWithTax = settings.sums === 'with-tax';
  const packings = cart.gift?.packings ?? cart.shippings.flatMap((shipping) => shipping.packings);
  // Some ways of delivery cost nothing, whatever is in the cart.
  const isFree = cart.shippings.length > 0 && cart.totals.shippingFee === 0;
  const remaining = isWithTax ? cart.freeShippingRemainingWithTax : cart.freeShippingRemaining;
  const untilFreeShipping = isWithTax ? words.untilFreeShipping : words.untilFreeShippingWithoutTax;
  return (
    <div className={styles.summary}>
      <LostCoupons cart={cart} />
      <Panel title={words.amount}>
        {packings.length > 0 && (
          <div className={styles.note}>
            <PackingTextList packings={packings} />
          </div>
        )}
        <OrderTotals
          lines={cart.lines}
          totals={cart.totals}
          grantPoint={cart.grantPoint}
          isComputing={isComputing}
          isShippingFree={cart.isShippingFree}
          isShippingFeeKnown={cart.shippings.length > 0 || cart.gift !== null}
        />
        {remaining !== null && remaining > 0 && !isComputing && !isFree && (
          <p className={styles.note}>
            <Unbroken>{untilFreeShipping(formatYen(remaining))}</Unbroken>
          </p>
        )}
        <p className={styles.note}>{words.savingsLater}</p>
      </Panel>
      {!isSellingOn(settings) && <Notice kind="warning">{words.sellingStopped}</Notice>}
      {isSellingOn(settings) && isShort && <Notice kind="warning">{words.blocked}</Notice>}
      {isSellingOn(settings) && !isShort && (
        <FootBar
          place="fixed"
          price={
            <FootBarTotal
              label={words.total}
              amount={isComputing ? words.computing : formatYen(cart.totals.payment)}
            />
          }
        >
          <PrimaryLink to={checkoutPaths.cartShippingSelect()} isWide>
            {words.checkout}
          </PrimaryLink>
        </FootBar>
      )}
      {hasCartQuotation && <QuotationDownload cartToken={cart.token} />}
      <LinkButton to={paths.productList()} variant="quiet">
        {words.continueShopping}
      </LinkButton>
    </div>
  );
}
