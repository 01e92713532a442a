import { LineItems } from '../../parts/line-item';
import { CartLineRow } from './cart-line-row';
import type { CartLinesProps } from './cart-lines-props';
import { CartScreen } from './cart-screen';

/** The products in the cart, the totals, and the button that leads to the order. */
export default function CartPage() {
  return <CartScreen Lines={PlainCartLines} />;
}

const PlainCartLines = ({ rows }: CartLinesProps) => (
  <LineItems>
    {rows.map((row) => (
      <CartLineRow key={row.line.key} {...row} />
    ))}
  </LineItems>
);
