import fc from 'fast-check';
import { discountLines } from './discount-lines';

const amount = (code: string, value: number) => ({ code, kind: 'amount' as const, value });
const percent = (code: string, value: number) => ({ code, kind: 'percent' as const, value });

describe('coupons on lines', () => {
  it.each([
    ['an amount is shared out by weight', [1000, 2000], [amount('A', 500)], [500], [833, 1667]],
    ['a percentage is rounded down once', [105, 105, 105], [percent('P', 10)], [31], [94, 95, 95]],
    ['never more than the goods', [300], [amount('A', 500)], [300], [0]],
    [
      'a percentage counts from the whole goods',
      [1000],
      [amount('A', 400), percent('P', 50)],
      [400, 500],
      [100],
    ],
    ['the last one takes what is left', [1000], [amount('A', 800), percent('P', 50)], [800, 200], [0]],
    ['nothing in the cart', [], [amount('A', 500)], [0], []],
    ['one that cannot be used', [1000], [amount('A', 0)], [0], [1000]],
  ])('%s', (_, lines, coupons, discounts, net) => {
    expect(discountLines(lines, coupons)).toMatchObject({ discounts, netAmounts: net });
  });

  it('parts add up to the discounts, and no line goes below zero', () => {
    const coupon = fc.record({
      code: fc.constantFrom('A', 'B', 'C'),
      kind: fc.constantFrom('amount' as const, 'percent' as const),
      value: fc.integer({ min: 0, max: 100 }).chain((value) => fc.constantFrom(value, value * 1_000)),
    });
    const coupons = fc
      .array(coupon, { maxLength: 3 })
      .map((list) => list.map((one) => (one.kind === 'percent' ? { ...one, value: one.value % 101 } : one)));
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5_000_000 }), { maxLength: 20 }), coupons, (lines, list) => {
        const { discounts, lineParts, netAmounts } = discountLines(lines, list);
        const parts = lineParts.flat().reduce((sum, part) => sum + part.amount, 0);
        expect(parts).toBe(discounts.reduce((sum, one) => sum + one, 0));
        netAmounts.forEach((net, index) => {
          const taken = (lineParts[index] ?? []).reduce((sum, part) => sum + part.amount, 0);
          expect(net).toBe((lines[index] ?? 0) - taken);
          expect(net).toBeGreaterThanOrEqual(0);
        });
      }),
      { seed: 24, numRuns: 300 },
    );
  });
});
