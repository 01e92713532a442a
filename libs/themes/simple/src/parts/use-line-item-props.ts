import type { PictureFiles } from '@shop/ui-kit/picture';
import { type UnitPrices, useUnitPriceText } from './use-unit-price-text';

/** A line of a cart, of what is saved for later, or of an order. */
interface ProductLine extends UnitPrices {
  readonly productKey: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly picture: PictureFiles | null;
  readonly isReducedRate: boolean;
}

/** Returns what `LineItem` shows of the product of a line, with its price as the shop writes it. */
export function useLineItemProps() {
  const unitPriceText = useUnitPriceText();
  return (line: ProductLine) => ({
    productKey: line.productKey,
    name: line.name,
    options: line.options,
    picture: line.picture,
    isReducedRate: line.isReducedRate,
    price: unitPriceText(line),
  });
}
