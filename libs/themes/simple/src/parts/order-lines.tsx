import type { OrderLine } from '@shop/feature-orders/order-view';
import { formatYen } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { LineItem, LineItems } from './line-item';
import { orderLinesWords } from './order-lines-words';

/** The lines of an order. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const words = useWords(orderLinesWords);
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
          price={words.taxExcluded(formatYen(line.unitPrice))}
          quantity={line.quantity}
        />
      ))}
    </LineItems>
  );
}
