import fc from 'fast-check';
import { bothPrices } from './both-prices';
import type { PriceSums } from './price-sums';
import { type TaxRate, withTax } from './tax-by-rate';

describe('a price both ways', () => {
  it.each<[string, number, TaxRate, PriceSums, { withoutTax: number; withTax: number }]>([
    ['with tax, a round one', 1_000, 10, 'with-tax', { withoutTax: 910, withTax: 1_000 }],
    ['with tax, at the reduced rate', 1_000, 8, 'with-tax', { withoutTax: 926, withTax: 1_000 }],
    ['with tax, of a round one without', 1_100, 10, 'with-tax', { withoutTax: 1_000, withTax: 1_100 }],
    ['without tax', 909, 10, 'without-tax', { withoutTax: 909, withTax: 999 }],
    ['nothing', 0, 10, 'with-tax', { withoutTax: 0, withTax: 0 }],
  ])('%s', (_, price, taxRate, sums, both) => {
    expect(bothPrices(price, taxRate, sums)).toEqual(both);
  });

  it('comes back from the price with tax to the one without', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom<TaxRate>(8, 10),
        (price, taxRate) => {
          expect(bothPrices(withTax(price, taxRate), taxRate, 'with-tax').withoutTax).toBe(price);
        },
      ),
    );
  });
});
