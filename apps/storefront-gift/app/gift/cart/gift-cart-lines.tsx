import { packedPlaces } from '@shop/feature-cart/destinations/goods-of';
import type { CartLinesProps } from '@shop/theme-simple/pages/cart/cart-lines-props';
import { CartLineRow } from '@shop/theme-simple/pages/cart/cart-line-row';
import styles from './gift-cart-lines.module.css';
import { GiftSlip } from './gift-slip';

/** Each line as a slip: the product, and beside it how it is dressed at the place that it goes to. */
export function GiftCartLines({ cart, rows }: CartLinesProps) {
  const places = packedPlaces(cart);
  return (
    <ul className={styles.slips}>
      {rows.map((row) => {
        const key = cart.gift?.key ?? row.line.shippingKey;
        return (
          <li key={row.line.key} className={styles.slip}>
            <CartLineRow {...row} />
            <GiftSlip
              name={row.line.name}
              packings={places.find((place) => place.key === key)?.packings ?? null}
            />
          </li>
        );
      })}
    </ul>
  );
}
