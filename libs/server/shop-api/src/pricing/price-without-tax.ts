import { type TaxRate, withTax } from './tax-by-rate';

const PERCENT = 100;

/**
 * The price without tax of a price with tax, both in whole yen. Not every price with tax has one: 909 yen cost 999 yen
 * with 10 %, and 910 yen 1,001, so that nothing costs 1,000. Then it is the highest that costs no more.
 */
export function priceWithoutTax(priceWithTax: number, taxRate: TaxRate): number {
  const price = Math.ceil((priceWithTax * PERCENT) / (PERCENT + taxRate));
  return withTax(price, taxRate) > priceWithTax ? price - 1 : price;
}
