import fc from 'fast-check';
import { taxByRate, taxIn, withTax, type TaxRate } from './tax-by-rate';

const row = (tax_rate: TaxRate, taxable_amount: number, tax_amount: number) => ({
  tax_rate,
  taxable_amount,
  tax_amount,
  total_amount: taxable_amount + tax_amount,
});

describe('tax by rate, rounded down once per rate and order', () => {
  it.each([
    ['nothing', [], []],
    [
      '3 × 105 at 10 % is 31, not 3 × 10',
      [
        [10, 105],
        [10, 105],
        [10, 105],
      ],
      [row(10, 315, 31)],
    ],
    [
      'rates apart, the higher first',
      [
        [8, 999],
        [10, 999],
      ],
      [row(10, 999, 99), row(8, 999, 79)],
    ],
    [
      'a rate with nothing to tax is left out',
      [
        [8, 0],
        [10, 1],
      ],
      [row(10, 1, 0)],
    ],
    ['large sums stay exact', [[10, 999 * 2_000_000_000]], [row(10, 1_998_000_000_000, 199_800_000_000)]],
  ] satisfies [string, [TaxRate, number][], ReturnType<typeof row>[]][])('%s', (_, amounts, expected) => {
    expect(
      taxByRate(
        amounts.map(([taxRate, amount]) => ({ taxRate, amount })),
        'without-tax',
      ),
    ).toEqual(expected);
  });

  it('agrees with BigInt arithmetic', () => {
    const amount = fc.record({
      taxRate: fc.constantFrom<TaxRate>(8, 10),
      amount: fc.integer({ min: 0, max: 1_000_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 60 }), (amounts) => {
        for (const taxRate of [8, 10] as const) {
          const taxable = amounts
            .filter((part) => part.taxRate === taxRate)
            .reduce((sum, part) => sum + BigInt(part.amount), 0n);
          const found = taxByRate(amounts, 'without-tax').find((part) => part.tax_rate === taxRate);
          expect(BigInt(found?.taxable_amount ?? 0)).toBe(taxable);
          expect(BigInt(found?.tax_amount ?? 0)).toBe((taxable * BigInt(taxRate)) / 100n);
        }
      }),
      { seed: 28, numRuns: 300 },
    );
  });
});

it.each([
  [105, 10, 115],
  [105, 8, 113],
  [0, 10, 0],
] satisfies [number, TaxRate, number][])('a price of %i at %i %% shows as %i', (price, rate, expected) => {
  expect(withTax(price, rate)).toBe(expected);
});

it.each([
  [1_100, 10, 100],
  [1_000, 10, 90],
  [1_080, 8, 80],
  [999, 8, 74],
  [10, 10, 0],
  [0, 10, 0],
] satisfies [number, TaxRate, number][])(
  '%i with tax contain at %i %% %i of it',
  (amount, rate, expected) => {
    expect(taxIn(amount, rate)).toBe(expected);
    expect(taxByRate([{ taxRate: rate, amount }], 'with-tax')).toEqual(
      amount === 0 ? [] : [row(rate, amount - expected, expected)],
    );
  },
);
