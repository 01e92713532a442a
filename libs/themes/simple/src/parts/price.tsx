import { definePart } from '@shop/theming/theme-place';
import { useWords } from '@shop/theming/use-words';
import { Price as KitPrice } from '@shop/ui-kit/price';
import { priceWords } from './price-words';

/** What a price gets. */
export interface PriceProps {
  /** Integer yen, tax included. */
  readonly withTax: number;
  /** The same without tax, for themes of shops that state their prices so; left out where nobody knows it. */
  readonly withoutTax?: number;
  /** Whole percent: where it is known, the price without tax is too, as the server adds the tax rounded down. */
  readonly taxRate?: number;
  /** The price before, where the product is reduced. */
  readonly before: number | null;
  /** `lg` for the price of the page's product. */
  readonly size?: 'md' | 'lg';
}

/** The price as consumers read it, also for themes that state another one beside it. */
export function PlainPrice(props: PriceProps) {
  return <KitPrice {...props} words={useWords(priceWords)} />;
}

/** A price with tax, as shops state them to consumers. Replaceable under `price`. */
export const Price = definePart('price', PlainPrice);
