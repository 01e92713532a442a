import { definePart } from '@shop/theming/theme-place';
import { useWords } from '@shop/theming/use-words';
import { Price as KitPrice } from '@shop/ui-kit/price';
import { priceWords } from './price-words';

interface PriceProps {
  /** Integer yen, tax included. */
  readonly withTax: number;
  /** The price before, where the product is reduced. */
  readonly before: number | null;
  /** `lg` for the price of the page's product. */
  readonly size?: 'md' | 'lg';
}

function PlainPrice(props: PriceProps) {
  return <KitPrice {...props} words={useWords(priceWords)} />;
}

/** A consumer price, always with tax. Replaceable under `price`. */
export const Price = definePart('price', PlainPrice);
