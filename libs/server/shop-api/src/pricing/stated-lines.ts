import { linesWithTax, type TaxedParts } from './amounts-with-tax';
import type { PricedLineInput } from './price-order';
import type { PriceSums } from './price-sums';
import { withTax } from './tax-by-rate';

/** Explains why a unit price with tax times its quantity may differ from the amount; only where it does. */
export const ROUNDED_UNIT_PRICES_NOTE =
  '税込の単価は1円未満を切り捨てています。消費税は税率ごとの合計から計算するため、単価×数量と金額が異なることがあります。';

/** What is stated of the lines of an order. */
export interface StatedLines {
  /** In the order of the lines; their amounts are the subtotal. */
  readonly lines: readonly { readonly unitPrice: number; readonly amount: number }[];
  readonly notes: readonly string[];
}

/** Unit prices and amounts of lines as a mail or a document states them, with tax or without. */
export function statedLines(
  lines: readonly PricedLineInput[],
  services: Omit<TaxedParts, 'lines'>,
  sums: PriceSums,
): StatedLines {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  if (sums === 'without-tax')
    return {
      lines: lines.map(({ unitPrice }, index) => ({ unitPrice, amount: amounts[index] ?? 0 })),
      notes: [],
    };
  const taxed = lines.map(({ taxRate }, index) => ({ taxRate, amount: amounts[index] ?? 0 }));
  const shown = linesWithTax({ lines: taxed, ...services });
  const stated = lines.map(({ unitPrice, taxRate }, index) => ({
    unitPrice: withTax(unitPrice, taxRate),
    amount: shown[index] ?? 0,
  }));
  const isExact = stated.every(
    ({ unitPrice, amount }, index) => unitPrice * (lines[index]?.quantity ?? 0) === amount,
  );
  return { lines: stated, notes: isExact ? [] : [ROUNDED_UNIT_PRICES_NOTE] };
}
