import fc from 'fast-check';
import type { PricedLineInput } from './count-order';
import { priceOrder } from './price-order';

const CODES = ['A', 'B', 'C'];

function price(lines: readonly PricedLineInput[], coupons: readonly number[], services = 0) {
  const order = priceOrder({
    sums: 'without-tax',
    lines,
    shippingFees: [services],
    discounts: coupons.map((value, index) => ({ code: CODES[index] ?? '', kind: 'amount', value })),
  });
  return { each: order.discountsWithTax, all: order.withTax.discount };
}

it.each([
  ['goods at 10%', [{ unitPrice: 1_000, quantity: 1, taxRate: 10 }], [100], [110]],
  ['goods at 8%', [{ unitPrice: 1_000, quantity: 1, taxRate: 8 }], [100], [108]],
  ['more than the goods', [{ unitPrice: 1_000, quantity: 1, taxRate: 10 }], [1_500, 100], [1_100, 0]],
  [
    'both rates, one after the other',
    [
      { unitPrice: 500, quantity: 1, taxRate: 10 },
      { unitPrice: 500, quantity: 1, taxRate: 8 },
    ],
    [100, 100],
    [109, 109],
  ],
  ['none', [{ unitPrice: 1_000, quantity: 1, taxRate: 10 }], [], []],
] as const)('what a coupon takes off with tax: %s', (_what, lines, coupons, expected) => {
  expect(price(lines, coupons).each).toEqual(expected);
});

it('comes to the discount of the order, for any order', () => {
  const Line = fc.record({
    unitPrice: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    taxRate: fc.constantFrom(8 as const, 10 as const),
  });
  const Yen = fc.integer({ min: 0, max: 30_000 });
  fc.assert(
    fc.property(
      fc.array(Line, { maxLength: 6 }),
      fc.array(Yen, { maxLength: 3 }),
      Yen,
      (lines, coupons, fee) => {
        const { each, all } = price(lines, coupons, fee);
        expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(all);
        expect(Math.min(0, ...each)).toBe(0);
      },
    ),
  );
});
