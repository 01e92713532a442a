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
        // A product that was divided is dressed at each of its places.
        const parts = row.shares.length > 0 ? row.shares : [row];
        return (
          <li key={row.line.key} className={styles.slip}>
            <CartLineRow {...row} />
            {parts.map(({ line, destination }) => (
              <GiftSlip
                key={line.key}
                name={line.name}
                destination={destination}
                packings={
                  places.find(({ key }) => key === (cart.gift?.key ?? line.shippingKey))?.packings ?? null
                }
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
