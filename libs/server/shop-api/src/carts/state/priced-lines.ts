import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { PricedLineInput } from '../../pricing/count-order';
import { sum } from '../../pricing/sum';
import type { CartLine } from './cart-lines';

/** The lines of a cart at their prices; what is gone costs nothing. */
export const pricedLines = (
  lines: readonly Pick<CartLine, 'product' | 'quantity'>[],
): readonly PricedLineInput[] =>
  lines.map(({ product, quantity }) => ({
    unitPrice: product?.unitPrice ?? 0,
    quantity,
    taxRate: product?.taxRate ?? STANDARD_TAX_RATE,
  }));

/** What lines come to, before anything is taken off. */
export const subtotalOf = (lines: readonly PricedLineInput[]): number =>
  sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
