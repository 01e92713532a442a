import { priceWithoutTax } from './price-without-tax';
import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { type TaxRate, withTax } from './tax-by-rate';

it.each<[number, TaxRate, number]>([
  [1_980, STANDARD_TAX_RATE, 1_800],
  [1_000, STANDARD_TAX_RATE, 909],
  [1_080, REDUCED_TAX_RATE, 1_000],
  [1, STANDARD_TAX_RATE, 1],
  [0, REDUCED_TAX_RATE, 0],
  [99_999_999, STANDARD_TAX_RATE, 90_909_090],
])('%i yen with %i %% are %i yen without', (priceWithTax, taxRate, price) => {
  expect(priceWithoutTax(priceWithTax, taxRate)).toBe(price);
});

it('is the highest price that costs no more with tax, whatever the price', () => {
  for (const taxRate of [STANDARD_TAX_RATE, REDUCED_TAX_RATE] satisfies TaxRate[])
    for (let asked = 0; asked <= 5_000; asked += 1) {
      const price = priceWithoutTax(asked, taxRate);
      expect(withTax(price, taxRate)).toBeLessThanOrEqual(asked);
      expect(withTax(price + 1, taxRate)).toBeGreaterThan(asked);
    }
});
