import { formatYen } from '@shop/format/format-yen';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { freeShippingWords } from './free-shipping-words';

/** In integer yen. */
interface ShippingTerms {
  /** What the dearest prefecture costs. */
  readonly highestFee: number;
  /** Goods without tax, and with it, from which shipping is free; null: never. */
  readonly freeFrom: number | null;
  readonly freeFromWithTax: number | null;
}

/** How the shop says from which sum on shipping is free, with tax or without as it sums up; null where it never is. */
export function useFreeShipping({ highestFee, freeFrom, freeFromWithTax }: ShippingTerms): {
  readonly isAlways: boolean;
  readonly text: string | null;
} {
  const words = useWords(freeShippingWords);
  const isWithTax = useSettings().sums === 'with-tax';
  if (highestFee === 0 || freeFrom === 0) return { isAlways: true, text: words.always };
  const [from, say] = isWithTax ? [freeFromWithTax, words.from] : [freeFrom, words.fromWithoutTax];
  return { isAlways: false, text: from === null ? null : say(formatYen(from)) };
}
