import type { OrderLine } from '@shop/feature-orders/order-view';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { LineItem, LineItems } from './line-item';

/** The lines of an order. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <LineItems>
      {lines.map((line) => (
        <LineItem
          key={line.id}
          productKey={line.productKey}
          name={line.name}
          options={line.options}
          picture={line.picture}
          isReducedRate={line.isReducedRate}
          price={formatPriceWithTax(line.unitPriceWithTax)}
          quantity={line.quantity}
        />
      ))}
    </LineItems>
  );
}
