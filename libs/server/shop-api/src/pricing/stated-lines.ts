import type { PriceSums } from './price-sums';

/** Explains why a unit price with tax times its quantity may differ from the amount; only where it does. */
export const ROUNDED_UNIT_PRICES_NOTE =
  '税込の単価は1円未満を切り捨てています。消費税は税率ごとの合計から計算するため、単価×数量と金額が異なることがあります。';

/** The figures of a line, with tax and without. */
export interface LineFigures {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly unitPriceWithTax: number;
  readonly subtotal: number;
  readonly subtotalWithTax: number;
}

/** What is stated of the lines of an order. */
export interface StatedLines {
  /** In the order of the lines; their amounts are the subtotal. */
  readonly lines: readonly { readonly unitPrice: number; readonly amount: number }[];
  readonly notes: readonly string[];
}

/**
 * Unit prices and amounts of lines as a mail or a document states them, with tax or without. An order that was counted
 * without tax does not always come to unit price × quantity with tax.
 */
export function statedLines(lines: readonly LineFigures[], sums: PriceSums): StatedLines {
  const isWithTax = sums === 'with-tax';
  const stated = lines.map((line) => ({
    unitPrice: isWithTax ? line.unitPriceWithTax : line.unitPrice,
    amount: isWithTax ? line.subtotalWithTax : line.subtotal,
  }));
  const isExact =
    !isWithTax ||
    stated.every(({ unitPrice, amount }, index) => unitPrice * (lines[index]?.quantity ?? 0) === amount);
  return { lines: stated, notes: isExact ? [] : [ROUNDED_UNIT_PRICES_NOTE] };
}
