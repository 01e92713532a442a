import type { CartAccessoryView } from '@shop/feature-cart/cart-view';
import type { OrderLine } from '@shop/feature-orders/order-view';
import { LineDetails } from './line-details';
import { LineItem, LineItems } from './line-item';
import { useLineItemProps } from './use-line-item-props';

/** As it stood in the cart: nothing of it is short any more. */
const toAccessory = (line: OrderLine): CartAccessoryView => ({
  ...line,
  key: String(line.id),
  maxQuantity: null,
  isStockAvailable: true,
  stockLeft: null,
});

/** The lines of an order, each with its accessories. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const lineItemProps = useLineItemProps();
  const accessoriesOf = ({ id }: OrderLine) =>
    lines.filter(({ parentId }) => parentId === id).map(toAccessory);
  return (
    <LineItems>
      {lines
        .filter(({ parentId }) => parentId === null)
        .map((line) => (
          <LineItem key={line.id} {...lineItemProps(line)} quantity={line.quantity} unitName={line.unitName}>
            <LineDetails line={{ unitName: null, accessories: accessoriesOf(line) }} />
          </LineItem>
        ))}
    </LineItems>
  );
}
