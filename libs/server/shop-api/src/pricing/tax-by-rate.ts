import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';
import type { PriceSums } from './price-sums';

/** A consumption tax rate in percent. */
export type TaxRate = AmountByTaxRate['tax_rate'];

const PERCENT = 100;

/** Something taxed: whole yen, with tax or without. */
export interface TaxedAmount {
  readonly taxRate: TaxRate;
  readonly amount: number;
}

/** The tax on a sum at one rate, rounded down to the yen. Exact while amount × rate stays below 2^53. */
export const taxOn = (amount: number, taxRate: TaxRate): number => Math.floor((amount * taxRate) / PERCENT);

/** The tax contained in a sum at one rate, rounded down to the yen (割戻し計算). */
export const taxIn = (amountWithTax: number, taxRate: TaxRate): number =>
  Math.floor((amountWithTax * taxRate) / (PERCENT + taxRate));

/** A price with tax. */
export const withTax = (price: number, taxRate: TaxRate): number => price + taxOn(price, taxRate);

/**
 * The tax of one order or invoice: amounts, with tax or without as `sums` says, are summed per rate, and the tax of each
 * rate is rounded down once, as the qualified invoice (適格請求書) demands. Highest rate first; rates with nothing to tax are
 * left out.
 */
export function taxByRate(amounts: readonly TaxedAmount[], sums: PriceSums): readonly AmountByTaxRate[] {
  const totals = new Map<TaxRate, number>();
  for (const { taxRate, amount } of amounts) totals.set(taxRate, (totals.get(taxRate) ?? 0) + amount);
  return [...totals]
    .filter(([, total]) => total > 0)
    .sort(([a], [b]) => b - a)
    .map(([taxRate, total]) => {
      const isWithTax = sums === 'with-tax';
      const tax = isWithTax ? taxIn(total, taxRate) : taxOn(total, taxRate);
      return {
        tax_rate: taxRate,
        taxable_amount: isWithTax ? total - tax : total,
        tax_amount: tax,
        total_amount: isWithTax ? total : total + tax,
      };
    });
}
