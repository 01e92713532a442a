import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';

/** A consumption tax rate in percent. */
export type TaxRate = AmountByTaxRate['tax_rate'];

const PERCENT = 100;

/** Something taxed: whole yen without tax. */
export interface TaxedAmount {
  readonly taxRate: TaxRate;
  readonly amount: number;
}

/** The tax on a sum at one rate, rounded down to the yen. Exact while amount × rate stays below 2^53. */
export const taxOn = (amount: number, taxRate: TaxRate): number => Math.floor((amount * taxRate) / PERCENT);

/** A single price with tax, for display; never summed up (the tax of an order is computed once per rate). */
export const withTax = (price: number, taxRate: TaxRate): number => price + taxOn(price, taxRate);

/**
 * The tax of one order or invoice: amounts are summed per rate and each rate is rounded down once, as the qualified
 * invoice (適格請求書) demands. Highest rate first; rates with nothing to tax are left out.
 */
export function taxByRate(amounts: readonly TaxedAmount[]): readonly AmountByTaxRate[] {
  const sums = new Map<TaxRate, number>();
  for (const { taxRate, amount } of amounts) sums.set(taxRate, (sums.get(taxRate) ?? 0) + amount);
  return [...sums]
    .filter(([, taxable]) => taxable > 0)
    .sort(([a], [b]) => b - a)
    .map(([taxRate, taxable]) => {
      const tax = taxOn(taxable, taxRate);
      return {
        tax_rate: taxRate,
        taxable_amount: taxable,
        tax_amount: tax,
        total_amount: taxable + tax,
      };
    });
}
