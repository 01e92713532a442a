import type { ExchangeView } from '@shop/feature-orders/returns/returns-view';
import type { ShopField } from '@shop/site/form/use-shop-form';
import { useWords } from '@shop/theming/use-words';
import { SelectField } from '@shop/ui-kit/select-field';
import { stockWords } from '../../parts/stock-words';
import { orderReturnWords } from './order-return-words';

interface ExchangeSizeFieldProps {
  readonly field: ShopField;
  readonly exchanges: readonly ExchangeView[];
}

/** For which size a line is exchanged; those that are out of stock are shown and cannot be chosen. */
export function ExchangeSizeField({ field, exchanges }: ExchangeSizeFieldProps) {
  const words = useWords(orderReturnWords);
  const stock = useWords(stockWords);
  const stockOf = ({ stockState, stockLeft }: ExchangeView): string => {
    if (stockState === 'out') return stock.outOfStock;
    return stockState === 'few' && stockLeft !== null ? stock.fewLeft(stockLeft) : stock.inStock;
  };
  return (
    <SelectField {...field} hint={words.sizeHint}>
      <option value="">{words.chooseSize}</option>
      {exchanges.map((one) => (
        <option key={one.productKey} value={one.productKey} disabled={one.stockState === 'out'}>
          {words.size(one.name, stockOf(one))}
        </option>
      ))}
    </SelectField>
  );
}
