import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';
import { allocateByWeight } from './allocate-by-weight';
import { CARRIAGE_TAX_RATE, taxByRate, type TaxRate } from './tax-by-rate';

/** A line to be priced; yen without tax. */
export interface PricedLineInput {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly taxRate: TaxRate;
}

export interface OrderAmountsInput {
  readonly lines: readonly PricedLineInput[];
  /** Carriage of each destination, without tax. */
  readonly carriages: readonly number[];
}

/** What an order costs. lines + tax + carriage − discounts − points = totalPayment, always. */
export interface OrderAmounts {
  readonly subtotal: number;
  readonly totalPacking: number;
  readonly totalCarriage: number;
  readonly totalDiscount: number;
  readonly totalPoint: number;
  readonly totalTax: number;
  readonly totalPayment: number;
  readonly amountByTaxRate: readonly AmountByTaxRate[];
  /** Each line's share of its rate's tax, in the order of the lines. */
  readonly lineTaxes: readonly number[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Prices lines and carriage; whatever a client says about amounts never gets here. */
export function priceOrder({ lines, carriages }: OrderAmountsInput): OrderAmounts {
  const lineAmounts = lines.map((line) => line.unitPrice * line.quantity);
  const subtotal = sum(lineAmounts);
  const totalCarriage = sum(carriages);
  const carriagePart = { taxRate: CARRIAGE_TAX_RATE, amount: totalCarriage };
  const linePart = (index: number, taxRate: TaxRate) => ({ taxRate, amount: lineAmounts[index] ?? 0 });
  const amountByTaxRate = taxByRate([
    ...lines.map((line, index) => linePart(index, line.taxRate)),
    carriagePart,
  ]);
  const totalTax = sum(amountByTaxRate.map((row) => row.tax_amount));
  return {
    subtotal,
    totalPacking: 0,
    totalCarriage,
    totalDiscount: 0,
    totalPoint: 0,
    totalTax,
    totalPayment: subtotal + totalCarriage + totalTax,
    amountByTaxRate,
    lineTaxes: shareOutTax(lines, lineAmounts, totalCarriage, amountByTaxRate),
  };
}

/** Shares each rate's tax out over its lines (and the carriage), so that displayed parts add up to the total. */
function shareOutTax(
  lines: readonly PricedLineInput[],
  lineAmounts: readonly number[],
  totalCarriage: number,
  rows: readonly AmountByTaxRate[],
): readonly number[] {
  const taxes = lines.map(() => 0);
  for (const row of rows) {
    const indexes = lines.flatMap((line, index) => (line.taxRate === row.tax_rate ? [index] : []));
    const weights = indexes.map((index) => lineAmounts[index] ?? 0);
    if (row.tax_rate === CARRIAGE_TAX_RATE) weights.push(totalCarriage);
    const shares = allocateByWeight(row.tax_amount, weights);
    indexes.forEach((index, position) => {
      taxes[index] = shares[position] ?? 0;
    });
  }
  return taxes;
}
