import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { PricedLineInput } from '../../pricing/count-order';
import type { PriceSums } from '../../pricing/price-sums';
import { sum } from '../../pricing/sum';
import { statedPrice } from '../../pricing/tax-by-rate';
import type { CartLine } from './cart-lines';

/** The lines of a cart at the prices that the shop states; what is gone costs nothing. */
export const pricedLines = (
  lines: readonly Pick<CartLine, 'product' | 'quantity'>[],
  sums: PriceSums,
): readonly PricedLineInput[] =>
  lines.map(({ product, quantity }) => {
    const taxRate = product?.taxRate ?? STANDARD_TAX_RATE;
    return { unitPrice: statedPrice(product?.unitPrice ?? 0, taxRate, sums), quantity, taxRate };
  });

/** What lines come to, before anything is taken off. */
export const subtotalOf = (lines: readonly PricedLineInput[]): number =>
  sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
