import type { CartView } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import styles from './order-summary.module.css';
import { orderSummaryWords } from './order-summary-words';
import { definePart } from '@shop/theming/theme-place';
import { PackingTextList } from './packing-text-list';
import { OrderTotals } from './order-totals';
import { useUnitPriceText } from './use-unit-price-text';

interface OrderSummaryProps {
  readonly cart: CartView;
  readonly isComputing: boolean;
}

/** What is being ordered, in brief, beside a step of the order. */
function PlainOrderSummary({ cart, isComputing }: OrderSummaryProps) {
  const words = useWords(orderSummaryWords);
  const unitPriceText = useUnitPriceText();
  const packings = cart.gift?.packings ?? cart.shippings.flatMap((shipping) => shipping.packings);
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        {words.heading}
        <span className={styles.count}>{words.count(cart.count)}</span>
      </h2>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <Picture picture={line.picture} sizes="56px" isDecorative />
            <p className={styles.text}>
              <span>{line.name}</span>
              <span className={styles.note}>{words.lineAmount(unitPriceText(line), line.quantity)}</span>
            </p>
          </li>
        ))}
      </ul>
      {packings.length > 0 && (
        <div className={styles.packings}>
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
      <p className={styles.note}>{words.placeNote}</p>
    </aside>
  );
}

/** Replaceable under `order-summary`. */
export const OrderSummary = definePart('order-summary', PlainOrderSummary);
